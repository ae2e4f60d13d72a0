import type { Box } from '../../../geometry/box.js';
import type { Placement } from '../../../quilting/placement.js';

/** Returns the boxes of all copies of a placement, row by row, in inches from the quilt's corner. */
export function copyBoxes(placement: Placement): Box[] {
  const { xLocation, yLocation, blockWidth: width, blockHeight: height } = placement;
  const [across, down] = [width + placement.xSeparation, height + placement.ySeparation];
  return Array.from({ length: placement.numOfRows }, (_, row) => yLocation + row * down).flatMap((y) =>
    Array.from({ length: placement.numOfColumns }, (_, column) => ({
      x: xLocation + column * across,
      y,
      width,
      height,
    })),
  );
}
