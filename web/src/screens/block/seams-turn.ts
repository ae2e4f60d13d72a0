import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import type { Point } from '@quiltwright/shared/geometry/point';
import { sewnOf } from '@quiltwright/workers/kernels/patches/sewn';
import { FINISHED_AT } from './block-sizes';

/** The number of parts of an inch to which corners are rounded for a comparison. It is a multiple of 3, 5 and 8. */
const PARTS = 960;

/** True if the seams of a block, in any fabrics, are the same after a quarter turn. */
export function seamsTurn(levels: Levels): boolean {
  const { patches } = sewnOf(levels, { width: FINISHED_AT, height: FINISHED_AT });
  const seamsAfter = (move: (corner: Point) => Point) =>
    patches
      .map(({ outline }) => outline.map(({ to }) => keyOf(move(to))).sort())
      .map((corners) => corners.join(', '))
      .sort()
      .join('; ');
  return seamsAfter((corner) => corner) === seamsAfter(({ x, y }) => ({ x: FINISHED_AT - y, y: x }));
}

function keyOf({ x, y }: Point): string {
  return `${Math.round(x * PARTS)} ${Math.round(y * PARTS)}`;
}
