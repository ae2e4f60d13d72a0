import type { Box } from '@quiltwright/shared/geometry/box';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { success } from '@quiltwright/shared/result';
import { fault, type Answer } from '../fault';
import { CORNER_STRIDE, expand } from './expand';

/**
 * Returns a box in inches for each copy of a block in these placements, in stacking order. Fails with
 * `too-many-copies`, and with `damaged` if a placement has no position or size.
 */
export function boxesOf(placements: readonly Placement[]): Answer<Box[]> {
  const corners = expand(placements);
  return corners.ok ? boxesAt(corners.value, placements) : corners;
}

/**
 * Returns a box in inches for each copy of a block in these placements. Fails with `damaged` if a placement has no
 * position or size.
 * @param corners the result of `expand` for the placements
 */
export function boxesAt(corners: Float32Array, placements: readonly Placement[]): Answer<Box[]> {
  if (!corners.every((inches) => Math.abs(inches) < FARTHEST) || !placements.every(hasSize)) return damaged;
  let at = 0;
  return success(
    placements.flatMap(({ blockWidth: width, blockHeight: length, numOfColumns, numOfRows }) =>
      Array.from({ length: numOfColumns * numOfRows }, () => {
        const [x = 0, y = 0] = corners.subarray(at);
        at += CORNER_STRIDE;
        return { x, y, width, height: length };
      }),
    ),
  );
}

/** Positions and sizes from this many inches count as damaged, because no quilt is so wide. */
const FARTHEST = 10_000;

const damaged = fault({ code: 'damaged', part: 'placement' });

function hasSize({ blockWidth, blockHeight }: Placement): boolean {
  return blockWidth > 0 && blockHeight > 0 && blockWidth + blockHeight < FARTHEST;
}
