import { contains, type Box } from '../../../geometry/box.js';
import { intersection, lengthOf, type Interval } from '../../../geometry/interval.js';
import type { Placement } from '../../../quilting/placement.js';
import { boxOf, MARK, overlapByMark } from '../fitting.js';
import type { LaidPlacement } from '../free-form-document.js';

/** Two placements with copies that overlap partly: the lower (`under`) and the upper one. */
export interface Overlap {
  under: LaidPlacement;
  upper: LaidPlacement;
  /** The area that the first two overlapping copies share, in inches. */
  box: Box;
}

/**
 * The greatest number of comparisons in the search for overlaps, so that the search stays fast. Even the largest quilts
 * of blocks side by side need fewer.
 */
const MOST_STEPS = 2_000_000;

/**
 * Finds pairs of placements that overlap partly. A block completely on another block isn't reported, because it is
 * intended. The search goes from left to right, and passes each pair to `found`.
 * @param found returns true if the search must continue
 * @returns true if all pairs were checked
 */
export function findOverlaps(laid: readonly LaidPlacement[], found: (overlap: Overlap) => boolean): boolean {
  let steps = 0;
  const inOrder = laid
    .map((each, level) => ({ each, level, box: boxOf(each.placement) }))
    .sort((one, other) => one.box.x - other.box.x);
  for (const [index, one] of inOrder.entries()) {
    const end = one.box.x + one.box.width - MARK;
    for (let next = index + 1; next < inOrder.length; next++) {
      const other = inOrder[next];
      if (!other || other.box.x > end) break;
      if (++steps > MOST_STEPS) return false;
      if (!overlapByMark(one.box, other.box)) continue;
      const isOver = one.level > other.level;
      const under = isOver ? other : one;
      const upper = isOver ? one : other;
      if (isAlone(under.each.placement) && contains(under.box, upper.box)) continue;
      steps += countsOf(under.each) + countsOf(upper.each);
      const box = overlapOf(under.each.placement, upper.each.placement);
      if (box && !found({ under: under.each, upper: upper.each, box })) return false;
    }
  }
  return true;
}

function isAlone({ numOfColumns, numOfRows }: Placement): boolean {
  return numOfColumns * numOfRows === 1;
}

function countsOf({ placement: { numOfColumns, numOfRows } }: LaidPlacement): number {
  return numOfColumns + numOfRows;
}

/** Returns the area that the first two overlapping copies of two placements share; null if no copies overlap. */
export function overlapOf(under: Placement, upper: Placement): Box | null {
  const across = overlapAlong(
    [under.xLocation, under.blockWidth, under.xSeparation, under.numOfColumns],
    [upper.xLocation, upper.blockWidth, upper.xSeparation, upper.numOfColumns],
  );
  const down = overlapAlong(
    [under.yLocation, under.blockHeight, under.ySeparation, under.numOfRows],
    [upper.yLocation, upper.blockHeight, upper.ySeparation, upper.numOfRows],
  );
  if (!across || !down) return null;
  return { x: across[0], y: down[0], width: lengthOf(across), height: lengthOf(down) };
}

type Row = readonly [start: number, side: number, gap: number, count: number];

/**
 * Returns the first interval, at least a ruler mark long, that the copies in two rows (or in two columns) share. Null
 * if there is none.
 */
function overlapAlong(one: Row, other: Row): Interval | null {
  const copyAt = ([start, side, gap]: Row, index: number): Interval => {
    const from = start + index * (side + gap);
    return [from, from + side];
  };
  for (let i = 0, j = 0; i < one[3] && j < other[3];) {
    const [a, b] = [copyAt(one, i), copyAt(other, j)];
    const both = intersection(a, b);
    if (lengthOf(both) >= MARK) return both;
    if (a[1] <= b[1]) i++;
    else j++;
  }
  return null;
}
