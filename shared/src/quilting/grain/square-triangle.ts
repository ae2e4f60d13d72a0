import type { Point } from '../../geometry/point.js';

/** Lengths and positions count as equal if they differ by at most this, in inches. */
export const SAME_INCHES = 0.001;

/** True if two lengths or positions are equal, in inches. */
export function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= SAME_INCHES;
}

/** A triangle that is half or a quarter of a square. `size` has two lengths in inches, the longer first. */
export interface SquareTriangle {
  kind: 'halfSquareTriangle' | 'quarterSquareTriangle';
  /** The two legs of a half-square triangle. The long side and the height of a quarter-square triangle. */
  size: readonly [number, number];
}

/**
 * Returns the form of a triangle that is half or a quarter of a square. Its legs or its long side must lie along the
 * grain, which is horizontal and vertical. Null for other triangles.
 * @param sides the way from each corner to the next, in inches
 */
export function squareTriangleOf(sides: readonly Point[]): SquareTriangle | null {
  const [long, leg, other] = [...sides].sort((a, b) => lengthOf(b) - lengthOf(a));
  if (!long || !leg || !other || !isRightAngle(leg, other) || !isSame(lengthOf(leg), lengthOf(other)))
    return null;
  if (isLevel(leg)) return { kind: 'halfSquareTriangle', size: [lengthOf(leg), lengthOf(leg)] };
  if (isLevel(long)) return { kind: 'quarterSquareTriangle', size: [lengthOf(long), lengthOf(long) / 2] };
  return null;
}

/** Returns the way from each corner to the next. The first one leads to the first corner. */
export function sidesOf(corners: readonly Point[]): Point[] {
  return corners.map((to, index) => {
    const from = corners.at(index - 1) ?? to;
    return { x: to.x - from.x, y: to.y - from.y };
  });
}

export function lengthOf({ x, y }: Point): number {
  return Math.hypot(x, y);
}

/** True if two sides meet at a right angle. */
export function isRightAngle(a: Point, b: Point): boolean {
  return Math.abs(a.x * b.x + a.y * b.y) <= SAME_INCHES * Math.max(lengthOf(a), lengthOf(b));
}

/** True if a side lies along the fabric's grain, which is horizontal and vertical. */
function isLevel({ x, y }: Point): boolean {
  return isSame(x, 0) || isSame(y, 0);
}
