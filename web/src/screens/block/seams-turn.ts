import type { Levels } from '@quiltwright/shared/quilting/shape';
import type { Point } from '@quiltwright/shared/geometry/point';
import { sewnOf } from '@quiltwright/workers/kernels/patches/sewn';
import { TOLD_AT } from './block-sizes';

/** Corners that lie as near, in parts of an inch, are one: thirds, fifths and eighths of it fall on whole parts. */
const PARTS = 960;

/** Whether the seams of a block, whatever cloth they join, lie as before after a quarter turn. */
export function seamsTurn(levels: Levels): boolean {
  const { patches } = sewnOf(levels, { width: TOLD_AT, height: TOLD_AT });
  const seamsAfter = (move: (corner: Point) => Point) =>
    patches
      .map(({ outline }) => outline.map(({ to }) => keyOf(move(to))).sort())
      .map((corners) => corners.join(', '))
      .sort()
      .join('; ');
  return seamsAfter((corner) => corner) === seamsAfter(({ x, y }) => ({ x: TOLD_AT - y, y: x }));
}

function keyOf({ x, y }: Point): string {
  return `${Math.round(x * PARTS)} ${Math.round(y * PARTS)}`;
}
