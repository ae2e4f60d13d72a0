import { upToEighth } from './ruler';

/*
 * What is cut for a finished size, in inches, up to the next eighth. Of seams of ¼ inch come the ½, ⅞ and 1¼ that quilters
 * add, each an eighth of its own.
 */

/** Side of a square or rectangle. */
export function straightCut(finished: number, seam: number): number {
  return upToEighth(finished + 2 * seam);
}

/** Side of the square that is cut corner to corner into two triangles with these legs. */
export function halfSquareCut(leg: number, seam: number): number {
  return upToEighth(leg + upToEighth(seam * (2 + Math.SQRT2)));
}

/** Side of the two squares that are sewn together and cut into eight units of half-square triangles. */
export function eightAtOnceCut(leg: number, seam: number): number {
  return 2 * halfSquareCut(leg, seam);
}

/** Side of the square that is cut both ways into four triangles with this long side. */
export function quarterSquareCut(long: number, seam: number): number {
  return upToEighth(long + upToEighth(seam * 2 * (1 + Math.SQRT2)));
}
