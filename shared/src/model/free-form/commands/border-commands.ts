import { contains } from '../../../geometry/box.js';
import { clamp } from '../../../geometry/interval.js';
import { inches } from '../../../geometry/units.js';
import { LIMITS } from '../../../limits.js';
import { ROUNDING, type Quilt } from '../../../quilting/quilt.js';
import { insideBorders } from '../../../quilting/quilt-areas.js';
import { bandWidth, toggledBorder } from '../../cloth/quilt-bands.js';
import type { ArrangementCommand } from '../arrangement.js';
import { edit } from '../edit.js';
import {
  MARK,
  boxOf,
  markBelow,
  overlapByMark,
  onMark,
  shortSide,
  within,
  withCappedBorders,
} from '../fitting.js';
import { laidPlacements, withOthers, type BorderSizing, type FreeFormDesign } from '../free-form-document.js';

/* Borders surround the blocks. If blocks would be under a border, the border enlarges the quilt; the quilt
   shrinks again when the border is removed or gets narrower. If a quilt keeps its size, its borders are inside
   this size. */

const sizingAtFirst: BorderSizing = { keepsSize: false, border1: 0, border2: 0 };

export function sizingOf({ sizing = sizingAtFirst }: FreeFormDesign): BorderSizing {
  return sizing;
}

/**
 * Returns the design without the record of how much its borders enlarged it. Use it after the quilter has chosen a
 * size: removing a border then keeps this size.
 */
export function unsized(design: FreeFormDesign): FreeFormDesign {
  return design.sizing ? { ...design, sizing: { ...design.sizing, border1: 0, border2: 0 } } : design;
}

/** Adds a border, or removes it if it exists. Without a first border there is no second border. */
const toggleBorder: ArrangementCommand<1 | 2> = edit({
  label: (border) => ({ key: 'band', band: `border${border}` }),
  allowed: ({ document }, border) => border === 1 || document.design.quilt.borderWidth1 > 0,
  change: ({ document: { design } }, border) => ({
    design: withBorders(design, toggledBorder(design.quilt, border)),
  }),
});

/** The new width of a border, in inches. */
export interface BorderWidth {
  border: 1 | 2;
  width: number;
}

/**
 * Sets the width of an existing border, in inches; 0 removes it. A width that is too large is reduced to the greatest
 * allowed width.
 */
const setBorderWidth: ArrangementCommand<BorderWidth> = edit({
  label: ({ border }) => ({ key: 'widthOfBand', band: `border${border}` }),
  allowed: ({ document }, { border }) => bandWidth(document.design.quilt, `border${border}`) > 0,
  change: ({ document: { design } }, { border, width }) => {
    const least = width > 0 ? MARK : 0;
    const borderWidth = within(onMark(width), least, widestBorder(design, border));
    return { design: withBorders(design, { ...design.quilt, [`borderWidth${border}`]: borderWidth }) };
  },
});

/**
 * With true, the quilt gets the size that it had without the borders, and the borders are inside this size. With false,
 * borders are added around the blocks, and enlarge the quilt.
 */
const keepSize: ArrangementCommand<boolean> = edit({
  label: (keeps) => ({ key: keeps ? 'sizeKept' : 'bordersRound' }),
  change: ({ document: { design } }, keepsSize) => {
    const sizing = sizingOf(design);
    if (keepsSize === sizing.keepsSize) return {};
    const { borderWidth1, borderWidth2 } = design.quilt;
    const kept = { ...design, sizing: { ...sizing, keepsSize } };
    if (keepsSize) return { design: capped(grown(kept, -sizing.border1, -sizing.border2) ?? kept) };
    const growth = [borderWidth1 - sizing.border1, borderWidth2 - sizing.border2] as const;
    return { design: capped((isOverBlocks(design) ? grown(kept, ...growth) : null) ?? kept) };
  },
});

export const borderCommands = { toggleBorder, setBorderWidth, keepSize } as const;

/**
 * Returns the greatest width of a border, in inches. Both borders together may take half of the quilt's shorter side.
 * So the limit of the second border is smaller by the width of the first. A border that enlarges the quilt may be
 * wider, up to the greatest size of a quilt.
 */
export function widestBorder(design: FreeFormDesign, border: 1 | 2): number {
  const { quilt } = design;
  const half = shortSide(quilt) / 2 - (border === 2 ? quilt.borderWidth1 : 0);
  const room = (LIMITS.quiltSide.max - Math.max(quilt.quiltWidth, quilt.quiltLength)) / 2;
  const grown = markBelow(bandWidth(quilt, `border${border}`) + room);
  const bordered = { ...quilt, [`borderWidth${border}`]: grown };
  const grows = !sizingOf(design).keepsSize && isOverBlocks(design, insideBorders(bordered));
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

/**
 * Returns the design with the border widths of `wanted`, reduced to their limits, and the quilt size that they require.
 * The limits may also make the other border narrower or remove it. The quilt then shrinks by that border too.
 */
function withBorders(design: FreeFormDesign, wanted: Quilt): FreeFormDesign {
  const [wider1, wider2] = growthOf(design.quilt, wanted);
  if (wider1 === 0 && wider2 === 0) return design;
  const isWider = wider1 + wider2 > 0;
  const grows = isWider && !sizingOf(design).keepsSize && isOverBlocks(design, insideBorders(wanted));
  const larger = grows ? grown({ ...design, quilt: wanted }, wider1, wider2) : null;
  if (larger) return capped(larger);
  const quilt = withCappedBorders(wanted);
  const bordered = { ...design, quilt };
  const sizing = sizingOf(design);
  const narrowed = growthOf(design.quilt, quilt);
  const by1 = clamp(narrowed[0], -sizing.border1, 0);
  const by2 = clamp(narrowed[1], -sizing.border2, 0);
  if (by1 === 0 && by2 === 0) return bordered;
  const border1 = Math.min(sizing.border1, quilt.borderWidth1);
  const border2 = Math.min(sizing.border2, quilt.borderWidth2);
  return capped(grown(bordered, by1, by2) ?? { ...bordered, sizing: { ...sizing, border1, border2 } });
}

/**
 * Returns the change of each border's width from `before` to `after`, in inches; below 0 if the border got narrower.
 */
function growthOf(before: Quilt, after: Quilt): readonly [border1: number, border2: number] {
  return [after.borderWidth1 - before.borderWidth1, after.borderWidth2 - before.borderWidth2];
}

/**
 * Returns the design with its border widths within their limits. If a border gets narrower, the quilt may shrink by the
 * same amount.
 */
function capped(design: FreeFormDesign): FreeFormDesign {
  return withBorders(design, withCappedBorders(design.quilt));
}

/**
 * Returns the design with each side of the quilt moved outwards, or inwards, because of its borders. The blocks move
 * along, so that their arrangement stays. Null if nothing changes, if no quilt can have the new size, or if blocks
 * would be outside.
 * @param by1 inches that the first border adds at each side; below 0 to take inches away
 * @param by2 inches that the second border adds at each side; below 0 to take inches away
 */
function grown(design: FreeFormDesign, by1: number, by2: number): FreeFormDesign | null {
  const by = by1 + by2;
  if (by === 0) return null;
  const { quilt } = design;
  const quiltWidth = inches(quilt.quiltWidth + 2 * by);
  const quiltLength = inches(quilt.quiltLength + 2 * by);
  const { min, max } = LIMITS.quiltSide;
  if (Math.min(quiltWidth, quiltLength) < min || Math.max(quiltWidth, quiltLength) > max) return null;
  const sheet = {
    x: -ROUNDING,
    y: -ROUNDING,
    width: quiltWidth + 2 * ROUNDING,
    height: quiltLength + 2 * ROUNDING,
  };
  const others = laidPlacements(design).map(({ id, placement }) => {
    const [xLocation, yLocation] = [inches(placement.xLocation + by), inches(placement.yLocation + by)];
    return [id, { ...placement, xLocation, yLocation }] as const;
  });
  if (others.some(([, placement]) => !contains(sheet, boxOf(placement)))) return null;
  const { keepsSize, border1, border2 } = sizingOf(design);
  const sizing = { keepsSize, border1: border1 + by1, border2: border2 + by2 };
  return withOthers({ ...design, quilt: { ...quilt, quiltWidth, quiltLength }, sizing }, new Map(others));
}
