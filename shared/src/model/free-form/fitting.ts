import { boxOfEdges, penetration, unionOfEdges, type Box } from '../../geometry/box.js';
import { clamp } from '../../geometry/interval.js';
import type { Point } from '../../geometry/point.js';
import { inches, type Inches } from '../../geometry/units.js';
import { LIMITS } from '../../limits.js';
import { placementExtent, type Placement } from '../../quilting/placement.js';
import { ROUNDING, type Quilt } from '../../quilting/quilt.js';
import { withOthers, type FreeFormDesign } from './free-form-document.js';

/* All code that places or resizes blocks on a free form quilt uses this file. Lengths are rounded to sixteenths
   of an inch, the marks of a ruler. Sums of sixteenths are exact, so blocks that touch stay touching. Lengths
   that a command doesn't change aren't rounded. */

/** Ruler marks per inch. */
const MARKS = 16;

/** The length between two ruler marks: a sixteenth of an inch. */
export const MARK = inches(1 / MARKS);

/** Rounds a length in inches to the nearest ruler mark (a sixteenth of an inch). */
export function onMark(length: number): Inches {
  // Turns −0 into 0.
  return inches(Math.round(length * MARKS) / MARKS + 0);
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

/** Returns the box of a placement's first copy, in inches from the quilt's corner. */
export function firstBox({ xLocation, yLocation, blockWidth, blockHeight }: Placement): Box {
  return { x: xLocation, y: yLocation, width: blockWidth, height: blockHeight };
}

/** Returns the box around all copies of a placement, in inches from the quilt's corner. */
export function boxOf(placement: Placement): Box {
  const { xLocation: x, yLocation: y } = placement;
  const { right, bottom } = placementExtent(placement);
  return { x, y, width: right - x, height: bottom - y };
}

/** Returns the box around these placements, copies included, in inches; null if the list is empty. */
export function boxAround(placements: readonly Placement[]): Box | null {
  if (placements.length === 0) return null;
  const edges = placements.map((placement) => ({
    left: placement.xLocation,
    top: placement.yLocation,
    ...placementExtent(placement),
  }));
  return boxOfEdges(unionOfEdges(edges));
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
  const settle = (key: Length) =>
    placement[key] === before?.[key] ? placement[key] : onMark(placement[key]);
  const most = Math.min(width, length);
  const side = (key: 'blockWidth' | 'blockHeight') => within(settle(key), LIMITS.placedBlockSide.min, most);
  const gap = (key: 'xSeparation' | 'ySeparation') => within(settle(key), 0, LIMITS.separation.max);
  const [blockWidth, blockHeight] = [side('blockWidth'), side('blockHeight')];
  const [xSeparation, ySeparation] = [gap('xSeparation'), gap('ySeparation')];
  const xLocation = within(settle('xLocation'), 0, markBelow(width - blockWidth));
  const yLocation = within(settle('yLocation'), 0, markBelow(length - blockHeight));
  const next = {
    ...placement,
    ...{ blockWidth, blockHeight, xSeparation, ySeparation, xLocation, yLocation },
    numOfColumns: fittingCount(placement.numOfColumns, xLocation, sides.quiltWidth, blockWidth, xSeparation),
    numOfRows: fittingCount(placement.numOfRows, yLocation, sides.quiltLength, blockHeight, ySeparation),
  };
  return before && isSame(next, before) ? before : next;
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
 * Returns an offset in inches, limited so that the moved box stays on the quilt, and rounded to sixteenths of an inch.
 */
export function wayInside({ x, y, width, height }: Box, by: Point, sides: QuiltSides): Point {
  return {
    x: within(onMark(by.x), -x, Math.max(-x, sides.quiltWidth - width - x)),
    y: within(onMark(by.y), -y, Math.max(-y, sides.quiltLength - height - y)),
  };
}

/** Returns a placement moved by `by`, in inches. The offset is limited so that all copies stay on the quilt. */
export function movedInside(placement: Placement, by: Point, sides: QuiltSides): Placement {
  if (by.x === 0 && by.y === 0) return placement;
  const { x, y, width, height } = boxOf(placement);
  const along = (from: number, way: number, most: number) =>
    way === 0 ? inches(from) : within(onMark(from + way), 0, Math.max(0, markBelow(most)));
  return {
    ...placement,
    xLocation: along(x, by.x, sides.quiltWidth - width),
    yLocation: along(y, by.y, sides.quiltLength - height),
  };
}

/**
 * Returns the quilt with borders no wider than allowed. The first border takes at most half of the quilt's shorter
 * side, rounded down to whole inches. The second border takes at most half of the shorter side of the area inside the
 * first border. A border of width 0 loses its fabric.
 */
export function withCappedBorders(quilt: Quilt): Quilt {
  const side = shortSide(quilt);
  const borderWidth1 = within(quilt.borderWidth1, 0, Math.trunc(side / 2));
  const most2 = borderWidth1 === 0 ? 0 : markBelow((side - 2 * borderWidth1) / 2);
  const borderWidth2 = within(quilt.borderWidth2, 0, most2);
  const borderFabric1 = borderWidth1 === 0 ? 0 : quilt.borderFabric1;
  const borderFabric2 = borderWidth2 === 0 ? 0 : quilt.borderFabric2;
  const isSameAs =
    borderWidth1 === quilt.borderWidth1 &&
    borderWidth2 === quilt.borderWidth2 &&
    borderFabric1 === quilt.borderFabric1 &&
    borderFabric2 === quilt.borderFabric2;
  return isSameAs ? quilt : { ...quilt, borderWidth1, borderWidth2, borderFabric1, borderFabric2 };
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

type Length = (typeof lengths)[number];

function isSame(one: Placement, other: Placement): boolean {
  const keys = [...lengths, 'numOfColumns', 'numOfRows', 'levels', 'blockNum'] as const;
  return keys.every((key) => one[key] === other[key]);
}
