import type { Point } from '@quiltwright/shared/geometry/point';
import type { Circle } from './circles';

/** A straight line through a point, at a right angle to a vector of length 1. */
export interface Line {
  readonly at: Point;
  readonly normal: Point;
}

/** The number of steps of Newton's method. The distance from the curves falls by orders of magnitude in each. */
const ROUNDS = 4;
/** Keeps a point in place along a single curve, and between curves that are almost parallel. */
const DAMPING = 1e-6;
/** A point that would move less or farther than this stays in place, in block units. */
const MOVE = { least: 1e-9, most: 0.05 };

/**
 * Returns the point nearest to all of some circles and lines that pass near a point: the least sum of squared distances,
 * by the Gauss–Newton method. On one curve it is the nearest point of the curve. For two curves that cross it is their
 * crossing.
 */
export function settled(place: Point, circles: Iterable<Circle>, lines: readonly Line[]): Point {
  let { x, y } = place;
  const all = [...circles];
  for (let round = 0; round < ROUNDS; round++) {
    let [xx, xy, yy, bx, by] = [DAMPING, 0, DAMPING, 0, 0];
    const pull = (normalX: number, normalY: number, off: number) => {
      xx += normalX * normalX;
      xy += normalX * normalY;
      yy += normalY * normalY;
      bx -= normalX * off;
      by -= normalY * off;
    };
    for (const { centre, radius } of all) {
      const away = Math.hypot(x - centre.x, y - centre.y);
      if (away > 0) pull((x - centre.x) / away, (y - centre.y) / away, away - radius);
    }
    for (const { at, normal } of lines)
      pull(normal.x, normal.y, (x - at.x) * normal.x + (y - at.y) * normal.y);
    const determinant = xx * yy - xy * xy;
    x += (yy * bx - xy * by) / determinant;
    y += (xx * by - xy * bx) / determinant;
  }
  const move = Math.hypot(x - place.x, y - place.y);
  return move >= MOVE.least && move <= MOVE.most ? { x, y } : place;
}
