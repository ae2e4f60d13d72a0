import { distance, type Point } from '@quiltwright/shared/geometry/point';
import type { Seam } from '@quiltwright/shared/geometry/seam';

/** Returns the nearest of the points within reach; null if there is none. */
export function nearestPoint(points: readonly Point[], to: Point, reach: number): Point | null {
  let found: Point | null = null;
  let least = reach;
  for (const point of points) {
    const away = distance(point, to);
    if (away <= least) [found, least] = [point, away];
  }
  return found;
}

/** Returns the seams that may have a point within reach of a point. Some of them may have none. */
export function seamsNear(seams: readonly Seam[], point: Point, reach: number): readonly Seam[] {
  return seams.filter(({ from, to }) => {
    // A seam is at most half a circle, so it lies in the circle whose diameter is the line between its ends.
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    return distance(middle, point) <= distance(from, to) / 2 + reach;
  });
}
