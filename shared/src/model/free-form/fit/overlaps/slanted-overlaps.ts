import { boxOfPoints, type Size } from '../../../../geometry/box.js';
import { convexContains, convexIntersection } from '../../../../geometry/combining/convex.js';
import { isSlanted, turnedCorners, turnedReach } from '../../../../geometry/orientation.js';
import type { Point } from '../../../../geometry/point.js';
import { inches } from '../../../../geometry/units.js';
import { copyBox, cornersOfCopies, indexesAt, pitchOf } from '../../../../quilting/copies.js';
import { takenBox, type Placement } from '../../../../quilting/placement.js';
import type { Budget } from '../../../../budget.js';
import { MARK } from '../../fitting.js';
import type { SharedArea } from './shared-area.js';
import { along, type Axis } from '../axes.js';

/* Overlaps of blocks that lie on their points. They are found from the blocks' outlines, not from the boxes around
   them: blocks side by side on their points have boxes that overlap. */

/**
 * Returns the area that the first two overlapping copies of two placements share; null if no copies overlap by a ruler
 * mark or more. Undefined if `budget` is spent before it is known.
 */
export function slantedOverlap(
  under: Placement,
  upper: Placement,
  budget: Budget,
): SharedArea | null | undefined {
  const rows = waysAlong('y', under, upper, budget);
  const columns = waysAlong('x', under, upper, budget);
  const [below, above] = [lyingOf(under), lyingOf(upper)];
  for (const down of rows)
    for (const across of columns) {
      if (--budget.left < 0) return undefined;
      if (turnedReach(below, above, across.way, down.way) < MARK) continue;
      const lower = turnedCorners(copyBox(under, across.under, down.under), under);
      const outline = convexIntersection(
        lower,
        turnedCorners(copyBox(upper, across.upper, down.upper), upper),
      );
      const box = boxOfPoints(outline);
      return { box, outline, size: isSlanted(under) && isSlanted(upper) ? slantedSize(outline) : box };
    }
  return null;
}

/** Returns the size of an area along the sides of blocks on their points: down to the right, and down to the left. */
function slantedSize(outline: readonly Point[]): Size {
  return boxOfPoints(outline.map(({ x, y }) => ({ x: (x + y) * Math.SQRT1_2, y: (y - x) * Math.SQRT1_2 })));
}

/** Returns the size and turn of a placement's copies. */
function lyingOf({ blockWidth: width, blockHeight: height, turn }: Placement) {
  return { width, height, turn };
}

/** The way along an axis from the middle of a lower copy to the middle of an upper one, and their columns or rows. */
interface Way {
  way: number;
  under: number;
  upper: number;
}

/** Ways that differ by less than this length, in inches, are the same. */
const HAIR = 1e-6;

/**
 * Returns the different ways along an axis from lower to upper copies whose boxes meet along it. Two repeats with equal
 * pitches have only a few: all their neighbours lie in the same way.
 */
function waysAlong(axis: Axis, under: Placement, upper: Placement, budget: Budget): Way[] {
  const { size, count } = along[axis];
  const [below, above] = [takenBox(under), takenBox(upper)];
  const [pitchBelow, pitchAbove] = [pitchOf(under)[axis], pitchOf(upper)[axis]];
  const reach = (below[size] + above[size]) / 2;
  const start = above[axis] + above[size] / 2 - (below[axis] + below[size] / 2);
  const ways = new Map<number, Way>();
  for (let column = 0; column < upper[count]; column++) {
    const first = start + column * pitchAbove;
    const indexes = indexesAt(first + reach, 2 * reach, pitchBelow, under[count]);
    for (let index = indexes?.[0] ?? 0; indexes && index <= indexes[1]; index++) {
      budget.left--;
      const way = first - index * pitchBelow;
      const key = Math.round(way / HAIR);
      if (!ways.has(key)) ways.set(key, { way, under: index, upper: column });
    }
  }
  return [...ways.values()];
}

/** True if all copies of a placement lie on the first copy of another placement. */
export function liesOnCopy(under: Placement, upper: Placement): boolean {
  const [outline = []] = cornersOfCopies({ ...under, numOfColumns: 1, numOfRows: 1 });
  return convexContains(outline, outermostCorners(upper), MARK / 16);
}

/** Returns the corners of the copies at the four ends of a placement. They lie around all other copies. */
function outermostCorners(placement: Placement): Point[] {
  const { numOfColumns, numOfRows, blockWidth, blockHeight, xSeparation, ySeparation } = placement;
  const first = { ...placement, numOfColumns: Math.min(2, numOfColumns), numOfRows: Math.min(2, numOfRows) };
  const [columns, rows] = [Math.max(1, numOfColumns - 1), Math.max(1, numOfRows - 1)];
  const ends = {
    ...first,
    xSeparation: inches(columns * (blockWidth + xSeparation) - blockWidth),
    ySeparation: inches(rows * (blockHeight + ySeparation) - blockHeight),
  };
  return cornersOfCopies(ends).flat();
}
