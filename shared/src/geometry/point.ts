/** A point, in whatever unit its owner says; y runs down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far two points lie from one another, in their unit. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}
