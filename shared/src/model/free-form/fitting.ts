import { boxOfEdges, penetration, unionOfEdges, type Box } from '../../geometry/box.js';
import { clamp } from '../../geometry/interval.js';
import { isSameOrientation, isSlanted, turnedSize, type Orientation } from '../../geometry/orientation.js';
import type { Point } from '../../geometry/point.js';
import { inches, type Inches } from '../../geometry/units.js';
import { LIMITS } from '../../limits.js';
import { bordersOf, endWidthOf, widened, withBorders, type Band } from '../../quilting/bands/bands.js';
import {
  overhangOf,
  placementExtent,
  takenBox,
  withGapsOf,
  type Placement,
} from '../../quilting/placement.js';
import { ROUNDING, type Quilt } from '../../quilting/quilt.js';
import { withOthers, type FreeFormDesign } from './free-form-document.js';

/* All code that places or resizes blocks on a free form quilt uses this file. Lengths are rounded to sixteenths
   of an inch, the marks of a ruler. Sums of sixteenths are exact, so blocks that touch stay touching. Lengths
   that a command doesn't change aren't rounded. The places and gaps of blocks on their points are rounded to
   ten-thousandths: such blocks touch corner to corner, and √2 isn't on a ruler's mark. */

/** Ruler marks per inch. */
const MARKS = 16;

/** The length between two ruler marks: a sixteenth of an inch. */
export const MARK = inches(1 / MARKS);

/** Rounds a length in inches to the nearest ruler mark (a sixteenth of an inch). */
export function onMark(length: number): Inches {
  // Turns −0 into 0.
  return inches(Math.round(length * MARKS) / MARKS + 0);
}

/** The number of steps in an inch to which the places of slanted blocks are rounded. */
const FINE = 10_000;

/** Rounds a place in inches to the nearest ten-thousandth of an inch. */
function onStep(length: number): Inches {
  return inches(Math.round(length * FINE) / FINE + 0);
}

/** Returns the function that rounds the places of a block: to ruler marks, or finer if the block is slanted. */
export function roundingOf(how: Orientation): (length: number) => Inches {
  return isSlanted(how) ? onStep : onMark;
}

/** Returns the function that rounds the places of a block down, to the same steps as `roundingOf`. */
export function roundingDownOf(how: Orientation): (length: number) => Inches {
  // A length that is a step, except for its last binary digits, stays.
  return isSlanted(how) ? (length) => inches(Math.floor(length * FINE + 1e-6) / FINE) : markBelow;
}

/** Rounds a length in inches down to a ruler mark (a sixteenth of an inch). */
export function markBelow(length: number): Inches {
  return inches(Math.floor(length * MARKS) / MARKS);
}

/** Rounds a length in inches up to a ruler mark (a sixteenth of an inch). */
export function markAbove(length: number): Inches {
  return inches(Math.ceil(length * MARKS) / MARKS);
}

/** The width and length of a quilt in inches. All copies of placements must be inside this area. */
type QuiltSides = Pick<Quilt, 'quiltWidth' | 'quiltLength'>;

/**
 * Returns the shorter side of a quilt, in inches. Borders take at most half of this side, and no block has a side
 * longer than this side.
 */
export function shortSide({ quiltWidth, quiltLength }: QuiltSides): Inches {
  return inches(Math.min(quiltWidth, quiltLength));
}

/** Returns the box that a placement's first copy takes up, in inches from the quilt's corner. */
export function firstBox(placement: Placement): Box {
  return takenBox(placement);
}

/** Returns the box around all copies of a placement, in inches from the quilt's corner. */
export function boxOf(placement: Placement): Box {
  return boxOfEdges(placementExtent(placement));
}

/** Returns the box around these placements, copies included, in inches; null if the list is empty. */
export function boxAround(placements: readonly Placement[]): Box | null {
  if (placements.length === 0) return null;
  return boxOfEdges(unionOfEdges(placements.map((placement) => placementExtent(placement))));
}

/** True if two boxes overlap by at least a ruler mark (a sixteenth of an inch) on both axes. */
export function overlapByMark(one: Box, other: Box): boolean {
  return penetration(one, other) >= MARK;
}

/**
 * Returns a placement within the limits of the quilt. Lengths are rounded to sixteenths of an inch. Each side of its
 * blocks is limited to the range from 1 inch to the quilt's shorter side, and gaps are at least 0. Then the first copy
 * is moved onto the quilt. Columns and rows for which the quilt has no room are removed. At most 99 columns and 99 rows
 * stay.
 * @param before the placement before the change. Lengths equal to those of `before` aren't rounded.
 */
export function fitted(placement: Placement, sides: QuiltSides, before: Placement | null = null): Placement {
  const width = markBelow(sides.quiltWidth);
  const length = markBelow(sides.quiltLength);
  const settle = (key: 'blockWidth' | 'blockHeight') =>
    placement[key] === before?.[key] ? placement[key] : onMark(placement[key]);
  const most = Math.min(width, length);
  const side = (key: 'blockWidth' | 'blockHeight') => within(settle(key), LIMITS.placedBlockSide.min, most);
  const { blockWidth, blockHeight } = onPoint(placement, side('blockWidth'), side('blockHeight'), most);
  const isSized = blockWidth === placement.blockWidth && blockHeight === placement.blockHeight;
  const sized = isSized ? placement : withGapsOf(placement, { ...placement, blockWidth, blockHeight });
  const over = overhangOf(sized);
  // Copies lie no closer than side by side, as seen.
  const gap = (key: 'xSeparation' | 'ySeparation', by: number) => {
    const wanted = sized[key] === before?.[key] ? sized[key] : roundedPlace(sized, sized[key], 2 * by);
    return within(wanted, 2 * by, LIMITS.separation.max);
  };
  const [xSeparation, ySeparation] = [gap('xSeparation', over.x), gap('ySeparation', over.y)];
  // A block that is no longer on its point gets back to the marks.
  const isAsBefore = before !== null && isSlanted(before) === isSlanted(placement);
  const place = (key: 'xLocation' | 'yLocation', side: number, room: number, by: number) => {
    const isKept = isAsBefore && placement[key] === before[key];
    return placeInside(isKept ? null : placement, placement[key], side + 2 * by, room, by);
  };
  const xLocation = place('xLocation', blockWidth, width, over.x);
  const yLocation = place('yLocation', blockHeight, length, over.y);
  const [right, bottom] = [sides.quiltWidth - over.x, sides.quiltLength - over.y];
  const next = {
    ...placement,
    ...{ blockWidth, blockHeight, xSeparation, ySeparation, xLocation, yLocation },
    numOfColumns: fittingCount(placement.numOfColumns, xLocation, right, blockWidth, xSeparation),
    numOfRows: fittingCount(placement.numOfRows, yLocation, bottom, blockHeight, ySeparation),
  };
  return before && isSame(next, before) ? before : next;
}

/**
 * Returns the sides of a block, scaled down if the block is slanted and would otherwise take up more than `most` inches
 * on each side.
 */
function onPoint(
  how: Orientation,
  blockWidth: Inches,
  blockHeight: Inches,
  most: number,
): Pick<Placement, 'blockWidth' | 'blockHeight'> {
  const taken = turnedSize({ width: blockWidth, height: blockHeight }, how).width;
  if (!isSlanted(how) || taken <= most) return { blockWidth, blockHeight };
  const smaller = (side: number) =>
    inches(Math.max(LIMITS.placedBlockSide.min, markBelow((side * most) / taken)));
  return { blockWidth: smaller(blockWidth), blockHeight: smaller(blockHeight) };
}

/**
 * Returns the place of a block as it was drawn, along an axis. What the block takes up is moved inside the range from 0
 * to `room`, in inches.
 * @param rounded the orientation by which the place is rounded; null to leave it as it is
 * @param taken the length that the block, or all its copies, take up along the axis
 * @param over how much farther a turned copy reaches than the block as it was drawn
 */
function placeInside(
  rounded: Orientation | null,
  place: number,
  taken: number,
  room: number,
  over: number,
): Inches {
  const wanted = rounded ? roundedPlace(rounded, place, over) : inches(place);
  const from = wanted - over;
  const most = room - taken;
  const inside = within(from, 0, Math.max(0, Number.isInteger(over * 2 * MARKS) ? markBelow(most) : most));
  return inside === from ? wanted : inches(inside + over);
}

/** Rounds the place of a block, or a separation, so that what is seen begins at a ruler mark, or is a mark long. */
function roundedPlace(how: Orientation, place: number, over: number): Inches {
  return isSlanted(how) ? onStep(place) : inches(onMark(place - over) + over);
}

/**
 * Returns how many columns or rows of copies fit between the coordinates `from` and `to`: at most `wanted`, at least
 * one. `side` is the length of a copy, and `gap` the distance between two copies, in inches.
 */
export function fittingCount(wanted: number, from: number, to: number, side: number, gap: number): number {
  let count = countWithin(wanted);
  while (count > 1 && from + count * side + (count - 1) * gap > to + ROUNDING) count--;
  return count;
}

/** Limits a wanted number of columns or rows to whole numbers from 1 to 99. */
export function countWithin(wanted: number): number {
  const { min, max } = LIMITS.repeats;
  // `|| min` replaces NaN by the minimum.
  return clamp(Math.trunc(wanted) || min, min, max);
}

/**
 * Returns the design with some placements replaced by the results of `how`. Each result is limited to the quilt, as
 * `fitted` does.
 */
export function refitted(
  design: FreeFormDesign,
  placements: readonly { id: number; placement: Placement }[],
  how: (placement: Placement, id: number) => Placement,
): FreeFormDesign {
  const others = new Map<number, Placement>();
  for (const { id, placement } of placements) {
    const wanted = how(placement, id);
    if (wanted !== placement) others.set(id, fitted(wanted, design.quilt, placement));
  }
  return withOthers(design, others);
}

/**
 * Returns an offset in inches, limited so that the moved box stays on the quilt.
 * @param rounded rounds the offset; by default to sixteenths of an inch
 */
export function wayInside(
  { x, y, width, height }: Box,
  by: Point,
  sides: QuiltSides,
  rounded: (length: number) => Inches = onMark,
): Point {
  return {
    x: within(rounded(by.x), -x, Math.max(-x, sides.quiltWidth - width - x)),
    y: within(rounded(by.y), -y, Math.max(-y, sides.quiltLength - height - y)),
  };
}

/**
 * Returns the function that rounds a move of these placements together. If all are slanted, they move by any
 * ten-thousandth of an inch, so that their corners can meet; otherwise by ruler marks.
 */
export function roundingOfMove(placements: readonly Placement[]): (length: number) => Inches {
  return placements.length > 0 && placements.every(isSlanted) ? onStep : onMark;
}

/** Returns a placement moved by `by`, in inches. The offset is limited so that all copies stay on the quilt. */
export function movedInside(placement: Placement, by: Point, sides: QuiltSides): Placement {
  if (by.x === 0 && by.y === 0) return placement;
  const { width, height } = boxOf(placement);
  const over = overhangOf(placement);
  const along = (from: Inches, way: number, taken: number, room: number, by: number) =>
    way === 0 ? from : placeInside(placement, from + way, taken, room, by);
  return {
    ...placement,
    xLocation: along(placement.xLocation, by.x, width, sides.quiltWidth, over.x),
    yLocation: along(placement.yLocation, by.y, height, sides.quiltLength, over.y),
  };
}

/**
 * Returns the quilt with borders no wider than allowed, as `cappedBorders` returns them. A border of width 0 is removed.
 */
export function withCappedBorders(quilt: Quilt): Quilt {
  const borders = bordersOf(quilt);
  const capped = cappedBorders(borders, shortSide(quilt));
  const isSame = capped.every(({ width }, index) => width > 0 && width === borders[index]?.width);
  if (isSame) return quilt;
  return withBorders(
    quilt,
    capped.filter(({ width }) => width > 0),
  );
}

/**
 * Returns these borders, from the inside out, with no width above its limit. The first border, not counting those of
 * width 0, takes at most half of the quilt's shorter side, rounded down to whole inches. Each other border takes at most
 * half of the shorter side of the area inside the borders before it.
 * @param side the shorter side of the quilt, in inches
 */
export function cappedBorders(borders: readonly Band[], side: number): Band[] {
  const taken = { width: 0, endWidth: 0 };
  const capped = (length: number, before: number) =>
    within(length, 0, before === 0 ? Math.trunc(side / 2) : markBelow((side - 2 * before) / 2));
  return borders.map((border) => {
    const one = widened(border, capped(border.width, taken.width));
    const endWidth = one.endWidth === undefined ? undefined : capped(one.endWidth, taken.endWidth);
    const isGone = one.width === 0 || endWidth === 0;
    const next = isGone
      ? { ...one, width: inches(0) }
      : endWidth === one.endWidth
        ? one
        : { ...one, endWidth };
    taken.width += next.width;
    taken.endWidth += isGone ? 0 : endWidthOf(next);
    return next;
  });
}

/** Limits a length to the range from `least` to `most`. */
export function within(length: number, least: number, most: number): Inches {
  return inches(clamp(length, least, most));
}

const lengths = [
  'blockWidth',
  'blockHeight',
  'xLocation',
  'yLocation',
  'xSeparation',
  'ySeparation',
] as const satisfies readonly (keyof Placement)[];

function isSame(one: Placement, other: Placement): boolean {
  const keys = [...lengths, 'numOfColumns', 'numOfRows', 'levels', 'blockNum'] as const;
  return keys.every((key) => one[key] === other[key]) && isSameOrientation(one, other);
}
