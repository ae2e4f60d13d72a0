import { contains } from '../../../../geometry/box.js';
import { clamp } from '../../../../geometry/interval.js';
import type { Point } from '../../../../geometry/point.js';
import { inches, type Inches } from '../../../../geometry/units.js';
import { LIMITS } from '../../../../limits.js';
import {
  borderNumbers,
  bordersOf,
  endWidthOf,
  totalWidth,
  widened,
  withBand,
  withBorders,
  type Band,
  type BorderNumber,
} from '../../../../quilting/bands/bands.js';
import { ROUNDING, type Quilt } from '../../../../quilting/quilt.js';
import { insideBorders } from '../../../../quilting/quilt-areas.js';
import { bandWidth, toggledBorders } from '../../../cloth/quilt-bands.js';
import { withoutBorderInColourways } from '../../../recolouring/quilt-colourways.js';
import type { ArrangementCommand } from '../../arrangement.js';
import { edit } from '../../edit.js';
import { keepingBorderBlocks } from './border-blocks.js';
import {
  MARK,
  boxOf,
  cappedBorders,
  markBelow,
  overlapByMark,
  onMark,
  shortSide,
  within,
} from '../../fitting.js';
import {
  laidPlacements,
  withOthers,
  type BorderSizing,
  type FreeFormDesign,
} from '../../free-form-document.js';

/* Borders surround the blocks. If blocks would be under a border, the border enlarges the quilt; the quilt
   shrinks again when the border is removed or gets narrower. If a quilt keeps its size, its borders are inside
   this size. */

const sizingAtFirst: BorderSizing = { keepsSize: false, borders: [] };

/** Returns the effect of a design's borders on its size, with a length for each border that the quilt has. */
export function sizingOf({ quilt, sizing = sizingAtFirst }: FreeFormDesign): BorderSizing {
  return { ...sizing, borders: bordersOf(quilt).map((_, index) => sizing.borders[index] ?? 0) };
}

/**
 * Returns the design without the record of how much its borders enlarged it. Use it after the quilter has chosen a
 * size: removing a border then keeps this size.
 */
export function unsized(design: FreeFormDesign): FreeFormDesign {
  return design.sizing ? { ...design, sizing: { ...design.sizing, borders: [] } } : design;
}

/**
 * Adds the next border around the others, or removes a border. The borders around a removed one move inwards. But the
 * first of two borders takes the second along. Can't add a border for which the quilt has no room.
 */
const toggleBorder: ArrangementCommand<BorderNumber> = edit({
  label: (border) => ({ key: 'band', band: `border${border}` }),
  allowed: ({ document: { design } }, border) => {
    const next = bordersOf(design.quilt).length + 1;
    return border < next || (border === next && hasRoomForBorder(design));
  },
  change: ({ document: { design } }, border) => ({
    design:
      border > bordersOf(design.quilt).length
        ? keepingBorderBlocks(design, withOneMore)
        : withoutBorder(design, border),
  }),
});

/** True if the quilt may have another border, and has room for it. */
export function hasRoomForBorder(design: FreeFormDesign): boolean {
  return bordersOf(design.quilt).length < borderNumbers.length && withOneMore(design) !== design;
}

function withOneMore(design: FreeFormDesign): FreeFormDesign {
  const next = borderNumbers[bordersOf(design.quilt).length];
  return next ? changed(design, toggledBorders(design.quilt, next)) : design;
}

/** The new width of a border, in inches. */
export interface BorderWidth {
  border: BorderNumber;
  width: number;
}

/**
 * Sets the width of an existing border, in inches; 0 removes it, as `toggleBorder` does. A width that is too large is
 * reduced to the greatest allowed width.
 */
const setBorderWidth: ArrangementCommand<BorderWidth> = edit({
  label: ({ border, width }) => ({ key: width > 0 ? 'widthOfBand' : 'band', band: `border${border}` }),
  allowed: ({ document }, { border }) => bandWidth(document.design.quilt, `border${border}`) > 0,
  change: ({ document: { design } }, { border, width }) => {
    if (width <= 0) return { design: withoutBorder(design, border) };
    return {
      design: keepingBorderBlocks(design, (bare) =>
        withWidth(bare, border, within(onMark(width), MARK, widestBorder(bare, border))),
      ),
    };
  },
});

/**
 * With true, the quilt gets the size that it had without the borders, and the borders are inside this size. With false,
 * borders are added around the blocks, and enlarge the quilt.
 */
const keepSize: ArrangementCommand<boolean> = edit({
  label: (keeps) => ({ key: keeps ? 'sizeKept' : 'bordersRound' }),
  change: ({ document: { design } }, keepsSize) => {
    if (keepsSize === sizingOf(design).keepsSize) return {};
    return { design: keepingBorderBlocks(design, (bare) => withSizeKept(bare, keepsSize)) };
  },
});

function withSizeKept(design: FreeFormDesign, keepsSize: boolean): FreeFormDesign {
  const sizing = sizingOf(design);
  const kept = { ...design, sizing: { ...sizing, keepsSize } };
  const borders = bordersOf(design.quilt);
  const by = borders.map(({ width }, index) => (keepsSize ? 0 : width) - (sizing.borders[index] ?? 0));
  const isResized = keepsSize || isOverBlocks(design);
  return capped((isResized ? resized(kept, borders, by) : null) ?? kept);
}

export const borderCommands = { toggleBorder, setBorderWidth, keepSize } as const;

/**
 * Returns the greatest width of a border, in inches. All borders together may take half of the quilt's shorter side. So
 * the limit of a border is smaller by the widths of the borders inside it. A border that enlarges the quilt may be
 * wider, up to the greatest size of a quilt.
 */
export function widestBorder(design: FreeFormDesign, border: BorderNumber): number {
  const { quilt } = design;
  const half = shortSide(quilt) / 2 - totalWidth(bordersOf(quilt).slice(0, border - 1));
  const room = (LIMITS.quiltSide.max - Math.max(quilt.quiltWidth, quilt.quiltLength)) / 2;
  const grown = markBelow(bandWidth(quilt, `border${border}`) + room);
  // A border of the width `grown` ends at the blocks if the quilt has its greatest size. A wider one would cover them.
  const wider = withBand(quilt, `border${border}`, (band) => widened(band, grown + MARK));
  const grows = !sizingOf(design).keepsSize && isOverBlocks(design, insideBorders(wider));
  return grows ? grown : half;
}

/**
 * True if a border covers at least a part of a block. Blocks that lie completely on the design's present borders don't
 * count, because they are meant as parts of the border.
 * @param border the area inside the borders to check, in inches. The borders may be wider than those of the design.
 */
export function isOverBlocks(design: FreeFormDesign, border = insideBorders(design.quilt)): boolean {
  const before = insideBorders(design.quilt);
  return laidPlacements(design).some(({ placement }) => {
    const box = boxOf(placement);
    return overlapByMark(box, before) && !contains(border, box);
  });
}

function withoutBorder(design: FreeFormDesign, border: BorderNumber): FreeFormDesign {
  return keepingBorderBlocks(design, (bare) => withWidth(bare, border, inches(0)), border - 1);
}

/**
 * Returns the design with another width of a border, in inches; 0 removes it. If it is the first of two borders, the
 * second is removed too.
 */
function withWidth(design: FreeFormDesign, border: BorderNumber, width: Inches): FreeFormDesign {
  const isPair = bordersOf(design.quilt).length === 2;
  const takesOther = border === 1 && isPair && width === 0;
  const isAlone = width === 0 && !takesOther;
  const kept = isAlone ? { ...design, quilt: withoutBorderInColourways(design.quilt, border) } : design;
  return changed(
    kept,
    bordersOf(kept.quilt).map((each, index) =>
      takesOther || index === border - 1 ? widened(each, width) : each,
    ),
  );
}

/**
 * Returns the design with other borders, reduced to their limits, and with the quilt size that they require. The limits
 * may also make other borders narrower or remove them. The quilt then shrinks by those borders too.
 * @param wanted the borders of the design, from the inside out, and then new borders. One of width 0 is removed.
 */
function changed(design: FreeFormDesign, wanted: readonly Band[]): FreeFormDesign {
  const { quilt } = design;
  const growth = growthOf(quilt, wanted);
  if (growth.every((by) => by === 0)) return design;
  const { keepsSize, borders: sizes } = sizingOf(design);
  const grows =
    !keepsSize && sum(growth) > 0 && isOverBlocks(design, insideBorders(withBorders(quilt, wanted)));
  const larger = grows ? resized(design, wanted, growth) : null;
  if (larger) return capped(larger);
  const kept = cappedBorders(wanted, shortSide(quilt));
  const change = growthOf(quilt, kept);
  if (change.every((by) => by === 0)) return design;
  const narrowed = change.map((by, index) => clamp(by, -(sizes[index] ?? 0), 0));
  if (narrowed.every((by) => by === 0)) return bordered(design, kept, sizes);
  const justified = kept.map(({ width }, index) => Math.min(sizes[index] ?? 0, width));
  return capped(resized(design, kept, narrowed) ?? bordered(design, kept, justified));
}

/** Returns the change of each border's width, in inches; below 0 for a border that gets narrower. */
function growthOf(quilt: Quilt, borders: readonly Band[]): number[] {
  const before = bordersOf(quilt);
  return borders.map(({ width }, index) => width - (before[index]?.width ?? 0));
}

function sum(lengths: readonly number[]): number {
  return lengths.reduce((all, length) => all + length, 0);
}

/**
 * Returns the design with its border widths within their limits. If a border gets narrower, the quilt may shrink by the
 * same amount.
 */
function capped(design: FreeFormDesign): FreeFormDesign {
  return changed(design, cappedBorders(bordersOf(design.quilt), shortSide(design.quilt)));
}

/**
 * Returns the design with other borders, without those of width 0.
 * @param sizes the length by which each border has enlarged the quilt at each side, in inches
 */
function bordered(
  design: FreeFormDesign,
  borders: readonly Band[],
  sizes: readonly number[],
): FreeFormDesign {
  const isThere = (_: unknown, index: number) => (borders[index]?.width ?? 0) > 0;
  const quilt = withBorders(design.quilt, borders.filter(isThere));
  const hasSizing = design.sizing !== undefined || sizes.some((size) => size > 0);
  return {
    ...design,
    quilt,
    ...(hasSizing && { sizing: { ...sizingOf(design), borders: sizes.filter(isThere) } }),
  };
}

/**
 * Returns the design with other borders, and with the quilt as much larger or smaller as these require. Null if no quilt
 * can have the new size.
 * @param by the inches that each border adds at each side; below 0 to take inches away
 */
function resized(
  design: FreeFormDesign,
  borders: readonly Band[],
  by: readonly number[],
): FreeFormDesign | null {
  const { borders: sizes } = sizingOf(design);
  const after = borders.map((_, index) => (sizes[index] ?? 0) + (by[index] ?? 0));
  return grown(bordered(design, borders, after), {
    x: sum(by),
    y: sum(endGrowth(design.quilt, borders, by)),
  });
}

/**
 * Returns the inches that each border adds at the top and bottom if it adds those of `by` at the sides. They differ if
 * the border comes or goes, and is wider there.
 */
function endGrowth(quilt: Quilt, borders: readonly Band[], by: readonly number[]): number[] {
  const before = bordersOf(quilt);
  return borders.map((border, index) => {
    const was = before[index];
    const isThere = was !== undefined && was.width > 0 && border.width > 0;
    const whole = border.width > 0 ? border : (was ?? border);
    const isChanged = isThere && was.width !== border.width;
    const ratio = isChanged || whole.width === 0 ? 1 : endWidthOf(whole) / whole.width;
    return (by[index] ?? 0) * ratio;
  });
}

/**
 * Returns the design with each side of the quilt moved outwards, or inwards. The blocks move along, so that their
 * arrangement stays. Null if nothing changes, if no quilt can have the new size, or if blocks would be outside.
 * @param by the inches by which the sides move (`x`), and the top and bottom (`y`); below 0 to move them inwards
 */
export function grown(design: FreeFormDesign, by: Point): FreeFormDesign | null {
  if (by.x === 0 && by.y === 0) return null;
  const { quilt } = design;
  const quiltWidth = inches(quilt.quiltWidth + 2 * by.x);
  const quiltLength = inches(quilt.quiltLength + 2 * by.y);
  const { min, max } = LIMITS.quiltSide;
  if (Math.min(quiltWidth, quiltLength) < min || Math.max(quiltWidth, quiltLength) > max) return null;
  const sheet = {
    x: -ROUNDING,
    y: -ROUNDING,
    width: quiltWidth + 2 * ROUNDING,
    height: quiltLength + 2 * ROUNDING,
  };
  const others = laidPlacements(design).map(({ id, placement }) => {
    const [xLocation, yLocation] = [inches(placement.xLocation + by.x), inches(placement.yLocation + by.y)];
    return [id, { ...placement, xLocation, yLocation }] as const;
  });
  if (others.some(([, placement]) => !contains(sheet, boxOf(placement)))) return null;
  return withOthers({ ...design, quilt: { ...quilt, quiltWidth, quiltLength } }, new Map(others));
}
