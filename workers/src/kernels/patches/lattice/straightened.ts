import type { Point } from '@quiltwright/shared/geometry/point';

/**
 * The greatest distance, in block units, between a corner and the line through its neighbours at which the corner is
 * removed.
 */
const BESIDE = 0.01;

/** Returns the corners of a closed path at which the path changes direction. Corners are in block units. */
export function straightened(corners: readonly Point[]): Point[] {
  const kept: Point[] = [];
  corners.forEach((corner, i) => {
    const before = kept.at(-1) ?? corners.at(-1) ?? corner;
    const after = corners[i + 1] ?? kept[0] ?? corner;
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const beside = dx * (corner.y - before.y) - dy * (corner.x - before.x);
    if (Math.abs(beside) > BESIDE * Math.hypot(dx, dy)) kept.push(corner);
  });
  return kept;
}
