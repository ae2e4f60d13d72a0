/** Device pixels for lines of one width, so that upright and level lines are equally sharp. */
export interface Crisp {
  /** The width in pixels, as whole device pixels. */
  width: number;
  /** Shifts a place in pixels so that a line there covers whole device pixels. */
  at: (pixels: number) => number;
}

/** @param ratio device pixels in a CSS pixel */
export function crisp(width: number, ratio: number): Crisp {
  const device = Math.max(1, Math.round(width * ratio));
  const half = device % 2 === 0 ? 0 : 0.5;
  return { width: device / ratio, at: (pixels) => (Math.round(pixels * ratio) + half) / ratio };
}
