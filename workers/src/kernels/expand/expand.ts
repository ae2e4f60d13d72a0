import { fault, type Answer } from '../fault';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { success } from '@quiltwright/shared/result';

/** `expand` returns this many numbers for each copy: x and y of the copy's top left corner, in inches. */
export const CORNER_STRIDE = 2;

/**
 * The greatest number of copies in a quilt. The canvas and the browser's memory can't hold more. One placement has at
 * most 9,801 copies.
 */
const mostCopies = 1_000_000;

/**
 * Returns the top left corners of all copies of blocks, in inches: `CORNER_STRIDE` numbers for each copy. A placement
 * is a grid of copies of one block. Placements keep their order, and the copies of a placement follow row by row, from
 * its top left. The copy in column c and row r is at (x + c · (width + xSeparation), y + r · (height + ySeparation)).
 * Fails with `too-many-copies`.
 */
export function expand(placements: readonly Placement[]): Answer<Float32Array<ArrayBuffer>> {
  const count = placements.reduce((sum, { numOfColumns, numOfRows }) => sum + numOfColumns * numOfRows, 0);
  if (count > mostCopies) {
    return fault({ code: 'too-many-copies', copies: count, most: mostCopies });
  }
  const corners = new Float32Array(count * CORNER_STRIDE);
  let at = 0;
  placements.forEach((placement) => {
    const columnPitch = placement.blockWidth + placement.xSeparation;
    const rowPitch = placement.blockHeight + placement.ySeparation;
    for (let row = 0; row < placement.numOfRows; row++) {
      for (let column = 0; column < placement.numOfColumns; column++) {
        corners[at++] = placement.xLocation + column * columnPitch;
        corners[at++] = placement.yLocation + row * rowPitch;
      }
    }
  });
  return success(corners);
}
