import { upToEighth } from './ruler';

/* Cut sizes for finished sizes, in inches, rounded up to an eighth. Seams of ¼ inch give the ½, ⅞ and 1¼ that
   quilters add, each rounded up to an eighth by itself. */

/**
 * Returns the length to cut for a side of a square or rectangle, from its finished length and the seam allowance. In
 * inches.
 */
export function straightCut(finished: number, seam: number): number {
  return upToEighth(finished + 2 * seam);
}

/**
 * Returns the side of the square that is cut along one diagonal into two triangles. `leg` is the finished length of a
 * triangle's short sides. In inches.
 */
export function halfSquareCut(leg: number, seam: number): number {
  return upToEighth(leg + upToEighth(seam * (2 + Math.SQRT2)));
}

/**
 * Returns the side, in inches, of the two squares that are sewn together and cut into eight half-square triangle units.
 */
export function eightAtOnceCut(leg: number, seam: number): number {
  return 2 * halfSquareCut(leg, seam);
}

/**
 * Returns the side of the square that is cut along both diagonals into four triangles. `long` is the finished length of
 * a triangle's long side. In inches.
 */
export function quarterSquareCut(long: number, seam: number): number {
  return upToEighth(long + upToEighth(seam * 2 * (1 + Math.SQRT2)));
}
