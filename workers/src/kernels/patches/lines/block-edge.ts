import type { Point } from '@quiltwright/shared/geometry/point';
import { LIMITS } from '@quiltwright/shared/limits';

/**
 * The greatest distance from the block’s edge, in block units, at which a point counts as on the edge. It allows for
 * rounding: three thirds of a side, each stored to four decimals, end just short of the edge.
 */
const BESIDE = 0.01;

/** True if a line lies along an edge of the block, or beyond it. */
export function isBlockEdge(from: Point, to: Point): boolean {
  const [x1, x2, y1, y2] = [from.x, to.x, from.y, to.y];
  const isLow = (one: number, other: number) => Math.max(one, other) <= BESIDE;
  const isHigh = (one: number, other: number) => Math.min(one, other) >= LIMITS.blockSpace - BESIDE;
  return isLow(x1, x2) || isHigh(x1, x2) || isLow(y1, y2) || isHigh(y1, y2);
}

/** True if a point lies on the edge of the block, or beyond it. */
export function isOnBlockEdge(point: Point): boolean {
  return isBlockEdge(point, point);
}
