import { boxOfPoints, intersection, type Box } from '../../../geometry/box.js';
import { convexContains, convexIntersection, convexPenetration } from '../../../geometry/convex.js';
import { turnedCorners } from '../../../geometry/orientation.js';
import type { Point } from '../../../geometry/point.js';
import { inches } from '../../../geometry/units.js';
import { copyBoxes, cornersOfCopies, takenBoxes } from '../../../quilting/copies.js';
import type { Placement } from '../../../quilting/placement.js';
import { MARK } from '../fitting.js';

/* Overlaps of blocks that lie on their points. They are found from the blocks' outlines, not from the boxes around
   them: blocks side by side on their points have boxes that overlap. */

/**
 * The greatest number of pairs of copies that are compared for two placements. If there are more, the copies count as
 * side by side.
 */
const MOST_PAIRS = 200_000;

/**
 * Returns the box around the area that the first two overlapping copies of two placements share; null if no copies
 * overlap by a ruler mark or more.
 */
export function slantedOverlap(under: Placement, upper: Placement): Box | null {
  const boxes = takenBoxes(under);
  const outlines = cornersOfCopies(under);
  let pairs = 0;
  for (const box of copyBoxes(upper)) {
    const outline = turnedCorners(box, upper);
    const around = boxOfPoints(outline);
    for (const [index, other] of boxes.entries()) {
      if (++pairs > MOST_PAIRS) return null;
      const below = outlines[index];
      if (!below || !intersection(other, around)) continue;
      if (convexPenetration(below, outline) >= MARK) return boxOfPoints(convexIntersection(below, outline));
    }
  }
  return null;
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
