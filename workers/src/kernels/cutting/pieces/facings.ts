import type { Point } from '@quiltwright/shared/geometry/point';
import type { SewnPatch } from '../../patches/sewn';
import { longSide } from './units';

/**
 * Counts of triangles that point in four directions. Each direction is a quarter turn to the right of the one before.
 * In the first, a half-square triangle has its right angle at the lower right, and any other triangle has its tip at
 * the right. All four counts are 0 for patches that aren't triangles.
 */
export type Facings = readonly [number, number, number, number];

const NONE: Facings = [0, 0, 0, 0];

/**
 * Returns the count 1 for the direction in which a triangle points, and 0 for the other three directions. All four
 * counts are 0 for a patch that isn't a triangle.
 */
export function facingOf(patch: SewnPatch): Facings {
  const { kind, corners } = patch;
  const isHalf = kind === 'halfSquareTriangle';
  if (!isHalf && kind !== 'quarterSquareTriangle') return NONE;
  const [from, to] = longSide(patch);
  const tip = corners.find((corner) => corner !== from && corner !== to);
  if (!tip) return NONE;
  const middle: Point = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const turn = Math.atan2(tip.y - middle.y, tip.x - middle.x) - (isHalf ? Math.PI / 4 : 0);
  const quarter = (Math.round(turn / (Math.PI / 2)) + 4) % 4;
  return [quarter === 0 ? 1 : 0, quarter === 1 ? 1 : 0, quarter === 2 ? 1 : 0, quarter === 3 ? 1 : 0];
}

/**
 * Returns the sum of two counts of triangles, direction by direction. Each count of `other` is first multiplied by
 * `times`.
 */
export function addFacings(one: Facings, other: Facings, times = 1): Facings {
  return [
    one[0] + other[0] * times,
    one[1] + other[1] * times,
    one[2] + other[2] * times,
    one[3] + other[3] * times,
  ];
}

/**
 * Returns how many squares to cut along one diagonal to get these triangles, if no triangle may be turned. The two
 * triangles of a square point in opposite directions.
 */
export function squaresInHalves([a, b, c, d]: Facings): number {
  return Math.max(a, c) + Math.max(b, d);
}

/**
 * Returns how many squares to cut along both diagonals to get these triangles, if no triangle may be turned. The four
 * triangles of a square point in four directions.
 */
export function squaresInQuarters(facings: Facings): number {
  return Math.max(...facings);
}
