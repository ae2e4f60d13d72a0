import type { Box } from '@quiltwright/shared/geometry/box';
import { areaOf, polygon as polygonOf } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';

/** An area is a rounding error up to this, in square inches. */
const LEAST = 1e-6;

/**
 * True if a part of a polygon lies inside a box. The box cuts the polygon along one side after the other, as Sutherland
 * and Hodgman described in 1974.
 */
export function reaches(polygon: readonly Point[], { x, y, width, height }: Box): boolean {
  const sides: ((point: Point) => number)[] = [
    (point) => point.x - x,
    (point) => x + width - point.x,
    (point) => point.y - y,
    (point) => y + height - point.y,
  ];
  return Math.abs(areaOf(polygonOf(sides.reduce(cutAlong, polygon)))) > LEAST;
}

/** Returns the part of a polygon on one side of a line, where the distance from the line is above 0. */
function cutAlong(polygon: readonly Point[], inside: (point: Point) => number): readonly Point[] {
  return polygon.flatMap((to, i) => {
    const from = polygon.at(i - 1) ?? to;
    const [start, end] = [inside(from), inside(to)];
    const own = end > 0 ? [to] : [];
    if (start > 0 === end > 0) return own;
    const share = start / (start - end);
    return [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, ...own];
  });
}
