import type { Point } from '@quiltwright/shared/geometry/point';
import type { SewnPatch } from '../../patches/sewn';
import { longSide } from './units';

/**
 * Numbers of triangles in four directions, each a quarter turn to the right of the one before. In the first direction,
 * a half-square triangle has its right angle at the lower right, and other triangles have their tip at the right. All
 * four numbers are 0 for patches that aren't triangles.
 */
export type Facings = readonly [number, number, number, number];

const NONE: Facings = [0, 0, 0, 0];

/** Returns the direction of one patch, as a count of 1 in this direction; all 0 for a patch without a direction. */
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

/** Returns the counts of `one` plus `times` the counts of `other`. */
export function addFacings(one: Facings, other: Facings, times = 1): Facings {
  return [
    one[0] + other[0] * times,
    one[1] + other[1] * times,
    one[2] + other[2] * times,
    one[3] + other[3] * times,
  ];
}

/**
 * Returns the number of squares to cut along one diagonal for these triangles, if no triangle may turn. The two
 * triangles of a square point in opposite directions.
 */
export function squaresInHalves([a, b, c, d]: Facings): number {
  return Math.max(a, c) + Math.max(b, d);
}

/**
 * Returns the number of squares to cut along both diagonals for these triangles, if no triangle may turn. The four
 * triangles of a square point in four directions.
 */
export function squaresInQuarters(facings: Facings): number {
  return Math.max(...facings);
}
