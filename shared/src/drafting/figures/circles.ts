import { distance, type Point } from '../../geometry/point.js';
import type { Seam } from '../../geometry/seam.js';

/** Returns the two halves of a circle about a centre, clockwise. */
export function circleAbout({ x, y }: Point, radius: number): Seam[] {
  const [left, right] = [
    { x: x - radius, y },
    { x: x + radius, y },
  ];
  return [
    { from: left, to: right, bulge: 1 },
    { from: right, to: left, bulge: 1 },
  ];
}

/** Returns the radii of rings of one width that fill a circle: `count` numbers, the largest first. */
export function evenRadii(radius: number, count: number): number[] {
  return Array.from({ length: count }, (_, ring) => (radius * (count - ring)) / count);
}

/** Returns the sides of a regular polygon about a centre, clockwise, with its first corner at a point. */
export function polygonAbout(centre: Point, corner: Point, sides: number): Seam[] {
  const radius = distance(centre, corner);
  const start = Math.atan2(corner.y - centre.y, corner.x - centre.x);
  const corners = Array.from({ length: sides }, (_, index) => {
    const angle = start + (2 * Math.PI * index) / sides;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
  return corners.map((from, index) => ({ from, to: corners[(index + 1) % sides] ?? from, bulge: 0 }));
}
