/** Pixels as a canvas has them: where lines of a width lie so that they are as sharp upright as they are level. */
export interface Crisp {
  /** The width in pixels, as whole device pixels. */
  width: number;
  /** A place in pixels, shifted so that such a line covers whole device pixels there. */
  at: (pixels: number) => number;
}

/** @param ratio device pixels a CSS pixel */
export function crisp(width: number, ratio: number): Crisp {
  const device = Math.max(1, Math.round(width * ratio));
  const half = device % 2 === 0 ? 0 : 0.5;
  return { width: device / ratio, at: (pixels) => (Math.round(pixels * ratio) + half) / ratio };
}
