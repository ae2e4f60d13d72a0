import { cornersOfBox, type Box } from '@quiltwright/shared/geometry/box';
import { isSlanted, turnedBox, turnedCorners } from '@quiltwright/shared/geometry/orientation';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { success } from '@quiltwright/shared/result';
import { fault, type Answer } from '../fault';
import { CORNER_STRIDE, expand } from './expand';

/** The box that a copy of a block takes up, in inches. */
export interface CopyBox extends Box {
  /** The corners of a copy that doesn't fill its box, because it lies on its point; clockwise as seen. */
  corners?: readonly Point[];
}

/** Returns the corners of a copy of a block, clockwise as seen. */
export function cornersOfCopy(copy: CopyBox): readonly Point[] {
  return copy.corners ?? cornersOfBox(copy);
}

/**
 * Returns the box that each copy of a block takes up, in inches, in stacking order. Fails with
 * `too-many-copies`, and with `damaged` if a placement has no position or size.
 */
export function boxesOf(placements: readonly Placement[]): Answer<CopyBox[]> {
  const corners = expand(placements);
  return corners.ok ? boxesAt(corners.value, placements) : corners;
}

/**
 * Returns the box that each copy of a block takes up, in inches. Fails with `damaged` if a placement has no position or
 * size.
 * @param corners the result of `expand` for the placements
 */
export function boxesAt(corners: Float32Array, placements: readonly Placement[]): Answer<CopyBox[]> {
  if (!corners.every((inches) => Math.abs(inches) < FARTHEST) || !placements.every(hasSize)) return damaged;
  let at = 0;
  return success(
    placements.flatMap((placement) => {
      const { blockWidth: width, blockHeight: height, numOfColumns, numOfRows } = placement;
      return Array.from({ length: numOfColumns * numOfRows }, (): CopyBox => {
        const [x = 0, y = 0] = corners.subarray(at);
        at += CORNER_STRIDE;
        const drawn = { x, y, width, height };
        const taken = turnedBox(drawn, placement);
        return isSlanted(placement) ? { ...taken, corners: turnedCorners(drawn, placement) } : taken;
      });
    }),
  );
}

/** Positions and sizes from this many inches count as damaged, because no quilt is so wide. */
const FARTHEST = 10_000;

const damaged = fault({ code: 'damaged', part: 'placement' });

function hasSize({ blockWidth, blockHeight }: Placement): boolean {
  return blockWidth > 0 && blockHeight > 0 && blockWidth + blockHeight < FARTHEST;
}
