import { boxOfPoints } from '@quiltwright/shared/geometry/box';
import { distance, type Point } from '@quiltwright/shared/geometry/point';
import {
  isRightAngle,
  isSame,
  lengthOf,
  sidesOf,
  squareTriangleOf,
} from '@quiltwright/shared/quilting/grain/square-triangle';

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

/**
 * Returns the form of a straight piece, from its corners in inches. The piece must have the orientation that it has in
 * the quilt, because the fabric's grain is horizontal and vertical there. For example, a triangle with both legs along
 * the grain is a half-square triangle. The same triangle with its long side along the grain is a quarter-square
 * triangle. No corner may lie on a straight line between its neighbours.
 */
export function formOf(corners: readonly Point[]): Form {
  const sides = sidesOf(corners);
  const [first, second] = sides;
  if (sides.length === 4 && first && second) {
    if (sides.every((side, i) => isRightAngle(side, sides.at(i - 1) ?? side))) {
      const [a, b] = [lengthOf(first), lengthOf(second)];
      return { kind: isSame(a, b) ? 'square' : 'rectangle', size: longerFirst(a, b) };
    }
    if (sides.every((side) => isSame(lengthOf(side), lengthOf(first))))
      return { kind: 'diamond', size: longerFirst(span(corners, 0), span(corners, 1)) };
  }
  return (sides.length === 3 && squareTriangleOf(sides)) || { kind: 'other', size: sidesAround(corners) };
}

/** Returns the sides of the smallest box around `corners` with horizontal and vertical sides, the longer first. */
export function sidesAround(corners: readonly Point[]): [number, number] {
  const { width, height } = boxOfPoints(corners);
  return longerFirst(width, height);
}

export function longerFirst(a: number, b: number): [number, number] {
  return a >= b ? [a, b] : [b, a];
}

/** Returns a diagonal of a piece with four corners: the distance from corner `first` to the opposite corner. */
function span(corners: readonly Point[], first: 0 | 1): number {
  const [a, b] = [corners[first], corners[first + 2]];
  return a && b ? distance(a, b) : 0;
}
