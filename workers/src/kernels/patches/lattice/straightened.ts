import type { Point } from '@quiltwright/shared/geometry/point';

/** A corner is removed if it is no farther than this from the line through its neighbours, in block units. */
const BESIDE = 0.01;

/** Returns the corners of a closed path, without those on straight lines, in block units. */
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
