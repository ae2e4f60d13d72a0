import { lerp } from './interval.js';

/** A point, in any unit; y points down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the distance between two points, in their unit. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** Returns a point on the line between two points: a `share` of 0 returns the first point, 1 the second. */
export function pointBetween(from: Point, to: Point, share: number): Point {
  return { x: lerp(from.x, to.x, share), y: lerp(from.y, to.y, share) };
}

/** Returns the dot product of two vectors: the product of their lengths and of the cosine of the angle between them. */
export function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y;
}

/** Returns the cross product of two vectors: above 0 if the second points clockwise of the first on the screen. */
export function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x;
}
