/**
 * The width and the positions at which lines cover whole device pixels. Vertical and horizontal lines then look
 * equally sharp.
 */
export interface Crisp {
  /** The width in CSS pixels, rounded to whole device pixels. */
  width: number;
  /**
   * Returns the coordinate nearest to `pixels` at which a line of this width covers whole device pixels. Argument and
   * result are in CSS pixels.
   */
  at: (pixels: number) => number;
}

/**
 * Returns the width of crisp lines, and a function for their positions.
 * @param width the wanted width, in CSS pixels
 * @param ratio the number of device pixels in a CSS pixel
 */
export function crisp(width: number, ratio: number): Crisp {
  const device = Math.max(1, Math.round(width * ratio));
  const half = device % 2 === 0 ? 0 : 0.5;
  return { width: device / ratio, at: (pixels) => (Math.round(pixels * ratio) + half) / ratio };
}
