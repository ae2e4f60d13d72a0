import type { Point } from '@quiltwright/shared/geometry/point';

/** What a piece is cut as by its outline alone; `other` takes a template, and so does what is curved: `applique`. */
export type FormKind =
  'square' | 'rectangle' | 'halfSquareTriangle' | 'quarterSquareTriangle' | 'diamond' | 'other' | 'applique';

export interface Form {
  kind: FormKind;
  /**
   * The longer one first, in inches: both sides, of a half-square triangle both legs, of a quarter-square triangle its
   * long side and its height, of a diamond its diagonals, of all others the sides of a level box around it.
   */
  size: readonly [number, number];
}

/** Lengths and places that differ by less, in inches, are the same. */
export const SAME_INCHES = 0.001;

/**
 * Names a piece by its corners in inches, in turn, as they lie in the quilt: the cloth’s grain runs level and upright
 * there, and a triangle set on its point is another one. None of the corners lies on a straight line.
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
  return (sides.length === 3 && triangleOf(sides)) || { kind: 'other', size: boxAround(corners) };
}

/** Half of a square whose edges or whose diagonals run along the grain. */
function triangleOf(sides: readonly Point[]): Form | null {
  const [long, leg, other] = [...sides].sort((a, b) => lengthOf(b) - lengthOf(a));
  if (!long || !leg || !other || !isUpright(leg, other) || !isSame(lengthOf(leg), lengthOf(other)))
    return null;
  if (isLevel(leg)) return { kind: 'halfSquareTriangle', size: [lengthOf(leg), lengthOf(leg)] };
  if (isLevel(long)) return { kind: 'quarterSquareTriangle', size: [lengthOf(long), lengthOf(long) / 2] };
  return null;
}

/** The sides of the smallest level box around `corners`, the longer one first. */
export function boxAround(corners: readonly Point[]): [number, number] {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return longerFirst(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
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

/** Whether a side lies along the grain, level or upright. */
function isLevel({ x, y }: Point): boolean {
  return isSame(x, 0) || isSame(y, 0);
}

/** Whether two sides stand upright on one another. */
function isUpright(a: Point, b: Point): boolean {
  return Math.abs(a.x * b.x + a.y * b.y) <= SAME_INCHES * Math.max(lengthOf(a), lengthOf(b));
}

/** How far it is from a corner of four to the one across. */
function span(corners: readonly Point[], first: 0 | 1): number {
  const [a, b] = [corners[first], corners[first + 2]];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}
