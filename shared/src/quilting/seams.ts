/** Eight ten-thousandths of a block unit: its half, quarter and eighth are numbers that `edge` keeps. */
const SEAM = 0.0008;

/**
 * Where a seam lies that was reckoned at `value`, in block units. Neighbours then share one number, thirds and sevenths
 * too, and so do their middles: that of a goose, and the corners of its sky, even in a quarter that is turned.
 */
export function seam(value: number): number {
  return Math.round(value / SEAM) * SEAM;
}

/** A coordinate to a ten-thousandth of a block unit. */
export function edge(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
