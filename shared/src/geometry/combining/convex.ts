import { areaOf, polygon } from '../outline.js';
import { cross, dot, type Point } from '../point.js';

/* Convex polygons, given by their corners, clockwise on the screen. */

/**
 * Returns how far two convex polygons reach into each other: the length of the shortest move at right angles to one of
 * their edges that separates them. It is 0 or less if they don't overlap.
 */
export function convexPenetration(one: readonly Point[], other: readonly Point[]): number {
  return Math.min(reachInto(one, other), reachInto(other, one));
}

/** Returns how far a polygon reaches behind the edge of `of` behind which it reaches least. */
function reachInto(of: readonly Point[], polygon: readonly Point[]): number {
  let least = Infinity;
  of.forEach((from, i) => {
    const to = of[(i + 1) % of.length] ?? from;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0) return;
    const inwards = { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
    const most = Math.max(
      ...polygon.map((corner) => dot(inwards, { x: corner.x - from.x, y: corner.y - from.y })),
    );
    least = Math.min(least, most);
  });
  return least;
}

/** Returns the polygon that two convex polygons share; without corners if they share no area. */
export function convexIntersection(one: readonly Point[], other: readonly Point[]): Point[] {
  let shared: readonly Point[] = one;
  other.forEach((from, i) => {
    const to = other[(i + 1) % other.length] ?? from;
    shared = behind(shared, from, to);
  });
  return shared.length < 3 ? [] : [...shared];
}

/** Returns the part of a convex polygon to the right of the line through two points. */
function behind(polygon: readonly Point[], from: Point, to: Point): Point[] {
  const way = { x: to.x - from.x, y: to.y - from.y };
  const side = (point: Point) => cross(way, { x: point.x - from.x, y: point.y - from.y });
  return polygon.flatMap((corner, i) => {
    const next = polygon[(i + 1) % polygon.length] ?? corner;
    const [here, there] = [side(corner), side(next)];
    const kept = here >= 0 ? [corner] : [];
    if (here * there >= 0) return kept;
    const share = here / (here - there);
    return [
      ...kept,
      { x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share },
    ];
  });
}

/** True if a convex polygon contains all points. A point may lie outside by up to the tolerance. */
export function convexContains(outer: readonly Point[], points: readonly Point[], tolerance = 0): boolean {
  return outer.every((from, i) => {
    const to = outer[(i + 1) % outer.length] ?? from;
    const way = { x: to.x - from.x, y: to.y - from.y };
    const least = -tolerance * Math.hypot(way.x, way.y);
    return points.every((point) => cross(way, { x: point.x - from.x, y: point.y - from.y }) >= least);
  });
}

/** Returns the area of a polygon, in the square of its unit. */
export function polygonArea(corners: readonly Point[]): number {
  return areaOf(polygon(corners));
}
