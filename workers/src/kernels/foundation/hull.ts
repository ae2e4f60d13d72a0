import type { Point } from '@quiltwright/shared/geometry/point';

/** Returns the corners of the smallest convex outline around some points, clockwise as seen on screen. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const upper = chain(sorted);
  const lower = chain(sorted.reverse());
  return [...upper.slice(0, -1), ...lower.slice(0, -1)];
}

/**
 * Returns the upper half of a convex outline for points sorted by rising x, or the lower half for falling x. Leaves out
 * points at which the path would turn left or go straight on, as seen on screen.
 */
function chain(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = [kept.at(-2), kept.at(-1)];
      if (!before || !last) break;
      const turn = (last.x - before.x) * (point.y - last.y) - (last.y - before.y) * (point.x - last.x);
      if (turn > 0) break;
      kept.pop();
    }
    kept.push(point);
  }
  return kept;
}
