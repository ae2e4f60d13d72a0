/**
 * The unit of the coordinates of seams, in block units: each coordinate is a multiple of it. Half, a quarter and an
 * eighth of a coordinate are then whole ten-thousandths, and `edge` doesn't change them.
 */
const SEAM = 0.0008;

/**
 * Rounds the coordinate of a seam, in block units. Patches on both sides of a seam then get exactly the same
 * coordinate, even at thirds and sevenths of a block. The middles of patches match too. For example, the tip of a
 * flying goose meets the corners of the triangles beside it. This is also true in a quarter of a block that is turned.
 */
export function seam(value: number): number {
  return Math.round(value / SEAM) * SEAM;
}

/** Rounds a coordinate in block units to four decimal places. */
export function edge(value: number): number {
  // Adding 0 makes 0 of -0, which JSON would change.
  return Math.round(value * 10_000) / 10_000 + 0;
}
