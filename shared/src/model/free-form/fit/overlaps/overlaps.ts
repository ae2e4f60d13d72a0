import { contains, type Box } from '../../../../geometry/box.js';
import { intersection, lengthOf, type Interval } from '../../../../geometry/interval.js';
import { isSlanted } from '../../../../geometry/orientation.js';
import { takenBox, type Placement } from '../../../../quilting/placement.js';
import { isSetTriangle } from '../../../../quilting/setting/one-patch.js';
import type { Budget } from '../../../../budget.js';
import { boxOf, MARK, overlapByMark } from '../../fitting.js';
import type { LaidPlacement } from '../../free-form-document.js';
import type { SharedArea } from './shared-area.js';
import { liesOnCopy, slantedOverlap } from './slanted-overlaps.js';

/** Two placements with copies that overlap partly: the lower (`under`) and the upper one. */
export interface Overlap {
  under: LaidPlacement;
  upper: LaidPlacement;
  /** The area that the first two overlapping copies share. */
  shared: SharedArea;
}

interface Entry {
  each: LaidPlacement;
  level: number;
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
  const budget = { left: MOST_STEPS };
  const inOrder = laid
    .map((each, level): Entry => ({ each, level, box: boxOf(each.placement) }))
    // The box of a triangle of a setting reaches over its neighbours.
    .filter(({ each }) => !isSetTriangle(each.placement))
    .sort((one, other) => one.box.x - other.box.x);
  for (const [index, one] of inOrder.entries()) {
    const end = one.box.x + one.box.width - MARK;
    for (let next = index + 1; next < inOrder.length; next++) {
      const other = inOrder[next];
      if (!other || other.box.x > end) break;
      if (--budget.left < 0) return false;
      if (!overlapByMark(one.box, other.box)) continue;
      const isOver = one.level > other.level;
      const under = isOver ? other : one;
      const upper = isOver ? one : other;
      if (isAlone(under.each.placement) && isOn(under, upper)) continue;
      const shared = overlapOf(under.each.placement, upper.each.placement, budget);
      if (shared === undefined) return false;
      if (shared && !found({ under: under.each, upper: upper.each, shared })) return false;
    }
  }
  return true;
}

/** True if a placement lies completely on another one, which has no copies. */
function isOn(under: Entry, upper: Entry): boolean {
  const [below, above] = [under.each.placement, upper.each.placement];
  return isSlanted(below) ? liesOnCopy(below, above) : contains(under.box, upper.box);
}

function isAlone({ numOfColumns, numOfRows }: Placement): boolean {
  return numOfColumns * numOfRows === 1;
}

function countsOf({ numOfColumns, numOfRows }: Placement): number {
  return numOfColumns + numOfRows;
}

/**
 * Returns the area that the first two overlapping copies of two placements share; null if no copies overlap. Undefined
 * if `budget` is spent before it is known.
 */
export function overlapOf(under: Placement, upper: Placement, budget: Budget): SharedArea | null | undefined {
  if (isSlanted(under) || isSlanted(upper)) return slantedOverlap(under, upper, budget);
  budget.left -= countsOf(under) + countsOf(upper);
  if (budget.left < 0) return undefined;
  const across = overlapAlong(columnsOf(under), columnsOf(upper));
  const down = overlapAlong(rowsOf(under), rowsOf(upper));
  if (!across || !down) return null;
  const box = { x: across[0], y: down[0], width: lengthOf(across), height: lengthOf(down) };
  return { box, size: box };
}

function columnsOf(placement: Placement): Row {
  const { x, width } = takenBox(placement);
  return [x, width, placement.blockWidth + placement.xSeparation - width, placement.numOfColumns];
}

function rowsOf(placement: Placement): Row {
  const { y, height } = takenBox(placement);
  return [y, height, placement.blockHeight + placement.ySeparation - height, placement.numOfRows];
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
