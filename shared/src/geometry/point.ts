/** A point, in its owner's unit; y points down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the distance between two points, in their unit. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}
