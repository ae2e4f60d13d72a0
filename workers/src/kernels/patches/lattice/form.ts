import { boxOfPoints } from '@quiltwright/shared/geometry/box';
import { distance, type Point } from '@quiltwright/shared/geometry/point';

/**
 * The geometric kind of a piece, by its outline alone. A piece of kind `other` needs a template; a curved piece
 * is `applique`.
 */
export type FormKind =
  'square' | 'rectangle' | 'halfSquareTriangle' | 'quarterSquareTriangle' | 'diamond' | 'other' | 'applique';

export interface Form {
  kind: FormKind;
  /**
   * Two lengths in inches, the longer first. Squares and rectangles have both sides, half-square triangles both
   * legs. Quarter-square triangles have their long side and their height, diamonds both diagonals. Other pieces
   * have the sides of the smallest box around them whose sides are horizontal and vertical.
   */
  size: readonly [number, number];
}

/** The greatest difference between lengths or positions that count as equal, in inches. */
export const SAME_INCHES = 0.001;

/**
 * Returns the form of a piece, given its corners in inches, in the orientation that the piece has in the quilt.
 * The fabric's grain is horizontal and vertical there, so a triangle has another form if it stands on its
 * point. No corner may lie on the straight line between its neighbours.
 */
export function formOf(corners: readonly Point[]): Form {
  const sides = corners.map((to, i) => {
    const from = corners.at(i - 1) ?? to;
    return { x: to.x - from.x, y: to.y - from.y };
  });
  const [first, second] = sides;
  if (sides.length === 4 && first && second) {
    if (sides.every((side, i) => isUpright(side, sides.at(i - 1) ?? side))) {
      const [a, b] = [lengthOf(first), lengthOf(second)];
      return { kind: isSame(a, b) ? 'square' : 'rectangle', size: longerFirst(a, b) };
    }
    if (sides.every((side) => isSame(lengthOf(side), lengthOf(first))))
      return { kind: 'diamond', size: longerFirst(span(corners, 0), span(corners, 1)) };
  }
  return (sides.length === 3 && triangleOf(sides)) || { kind: 'other', size: sidesAround(corners) };
}

/** Returns the form of half a square whose edges or diagonals run along the grain; null for other triangles. */
function triangleOf(sides: readonly Point[]): Form | null {
  const [long, leg, other] = [...sides].sort((a, b) => lengthOf(b) - lengthOf(a));
  if (!long || !leg || !other || !isUpright(leg, other) || !isSame(lengthOf(leg), lengthOf(other)))
    return null;
  if (isLevel(leg)) return { kind: 'halfSquareTriangle', size: [lengthOf(leg), lengthOf(leg)] };
  if (isLevel(long)) return { kind: 'quarterSquareTriangle', size: [lengthOf(long), lengthOf(long) / 2] };
  return null;
}

/** Returns the sides of the smallest box around `corners` with horizontal and vertical sides, the longer first. */
export function sidesAround(corners: readonly Point[]): [number, number] {
  const { width, height } = boxOfPoints(corners);
  return longerFirst(width, height);
}

export function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= SAME_INCHES;
}

function longerFirst(a: number, b: number): [number, number] {
  return a >= b ? [a, b] : [b, a];
}

function lengthOf({ x, y }: Point): number {
  return Math.hypot(x, y);
}

/** True if a side lies along the grain, horizontal or vertical. */
function isLevel({ x, y }: Point): boolean {
  return isSame(x, 0) || isSame(y, 0);
}

/** True if two sides meet at a right angle. */
function isUpright(a: Point, b: Point): boolean {
  return Math.abs(a.x * b.x + a.y * b.y) <= SAME_INCHES * Math.max(lengthOf(a), lengthOf(b));
}

/** Returns the distance from corner `first` of four corners to the opposite corner. */
function span(corners: readonly Point[], first: 0 | 1): number {
  const [a, b] = [corners[first], corners[first + 2]];
  return a && b ? distance(a, b) : 0;
}
