import { contains, type Box } from '../../../geometry/box.js';
import { intersection, lengthOf, type Interval } from '../../../geometry/interval.js';
import type { Placement } from '../../../quilting/placement.js';
import { boxOf, MARK, overlapByMark } from '../fitting.js';
import type { LaidPlacement } from '../free-form-document.js';

/** Two placements whose copies overlap partly. */
export interface Overlap {
  under: LaidPlacement;
  upper: LaidPlacement;
  /** The overlap of the first two copies that overlap, in inches. */
  box: Box;
}

/**
 * The number of steps after which the search for overlaps stops, so that it stays fast. The largest quilts of
 * blocks side by side need fewer steps.
 */
const MOST_STEPS = 2_000_000;

/**
 * Finds pairs of placements that overlap partly. A block that is completely on another block is intended, so it isn't
 * reported. The search goes from left to right, reports each pair at once, and ends when `found` returns false.
 * @param found receives a pair, and returns true if the search must continue
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

/** Returns the overlap of the first overlapping copies of two placements; null if there are none. */
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
 * Returns the first overlap between copies of two rows (or of two columns). It must be at least a ruler mark
 * long. Null if there is none.
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
