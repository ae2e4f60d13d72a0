import { distance, type Point } from '@quiltwright/shared/geometry/point';

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
