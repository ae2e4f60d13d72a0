import type { Point } from '@quiltwright/shared/geometry/point';
import type { SewnPatch } from '../patches/sewn';
import { longSide } from './units';

/**
 * How many triangles face each way, by quarter turns to the right: half-square triangles from the one whose square corner is
 * at the lower right on, all others from the one whose tip points to the right on. Of other patches all are 0.
 */
export type Facings = readonly [number, number, number, number];

const NONE: Facings = [0, 0, 0, 0];

/** Which way one patch faces. */
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

/** Those of `one`, and of `other` so many times. */
export function addFacings(one: Facings, other: Facings, times = 1): Facings {
  return [
    one[0] + other[0] * times,
    one[1] + other[1] * times,
    one[2] + other[2] * times,
    one[3] + other[3] * times,
  ];
}

/** Squares that are cut corner to corner, where none is turned: the halves of one face away from each other. */
export function squaresInHalves([a, b, c, d]: Facings): number {
  return Math.max(a, c) + Math.max(b, d);
}

/** Squares that are cut both ways, where none is turned: the quarters of one face four ways. */
export function squaresInQuarters(facings: Facings): number {
  return Math.max(...facings);
}
