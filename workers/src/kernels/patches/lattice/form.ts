import { boxOfPoints } from '@quiltwright/shared/geometry/box';
import { distance, type Point } from '@quiltwright/shared/geometry/point';

/** The geometric kind of a piece that is cut with a ruler or has straight sides. `other` is any that needs a template. */
type StraightKind =
  'square' | 'rectangle' | 'halfSquareTriangle' | 'quarterSquareTriangle' | 'diamond' | 'other';

/**
 * The geometric kind of a pieced piece with curves. A `wedge` has two straight sides and an arc. A `melon` has two arcs.
 * A `background` is what is left of a rectangle beside a quarter circle. A `blade` is a wedge without its tip, whose
 * other end is straight or hollow.
 */
type CurvedKind = 'quarterCircle' | 'background' | 'wedge' | 'melon' | 'blade';

/** The geometric kind of a piece. `applique` is any piece that is sewn on top. */
export type FormKind = StraightKind | CurvedKind | 'applique';

const templateKinds: ReadonlySet<string> = new Set<FormKind>([
  'diamond',
  'other',
  ...(['quarterCircle', 'background', 'wedge', 'melon', 'blade'] satisfies CurvedKind[]),
  'applique',
]);

/** True if pieces of a kind are cut with a template. */
export function isByTemplate(kind: string): boolean {
  return templateKinds.has(kind);
}

export interface Form {
  kind: FormKind;
  /**
   * Two lengths in inches, the longer first. For squares and rectangles they are the two sides, for half-square
   * triangles the two legs. For quarter-square triangles they are the long side and the height, for diamonds the two
   * diagonals. For a melon they are the distance of its tips and its width. For other pieces they are the sides of the
   * smallest box with horizontal and vertical sides.
   */
  size: readonly [number, number];
}

/** Lengths and positions count as equal if they differ by at most this, in inches. */
export const SAME_INCHES = 0.001;

/**
 * Returns the form of a straight piece, from its corners in inches. The piece must have the orientation that it has in
 * the quilt, because the fabric's grain is horizontal and vertical there. For example, a triangle with both legs along
 * the grain is a half-square triangle. The same triangle with its long side along the grain is a quarter-square
 * triangle. No corner may lie on a straight line between its neighbours.
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

/**
 * Returns the form of a triangle that is half or a quarter of a square. Its legs or its long side must lie along the
 * grain. Null for other triangles.
 */
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

export function longerFirst(a: number, b: number): [number, number] {
  return a >= b ? [a, b] : [b, a];
}

function lengthOf({ x, y }: Point): number {
  return Math.hypot(x, y);
}

/** True if a side lies along the fabric's grain, which is horizontal and vertical. */
function isLevel({ x, y }: Point): boolean {
  return isSame(x, 0) || isSame(y, 0);
}

/** True if two sides meet at a right angle. */
function isUpright(a: Point, b: Point): boolean {
  return Math.abs(a.x * b.x + a.y * b.y) <= SAME_INCHES * Math.max(lengthOf(a), lengthOf(b));
}

/** Returns a diagonal of a piece with four corners: the distance from corner `first` to the opposite corner. */
function span(corners: readonly Point[], first: 0 | 1): number {
  const [a, b] = [corners[first], corners[first + 2]];
  return a && b ? distance(a, b) : 0;
}
