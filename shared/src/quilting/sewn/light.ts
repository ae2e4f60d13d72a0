import type { Point } from '../../geometry/point.js';

/**
 * The grey of a light map where the cloth is flat, from 0 to 1. A light map is a picture of the light and shadow on the
 * cloth. Greys above `FLAT` brighten the cloth, and greys below it darken the cloth.
 */
export const FLAT = 0.84;

/**
 * The brightness with which flat cloth is shown, from 0 to 1. It is a little less than 1, so that slopes can be
 * brighter.
 */
export const EXPOSURE = 0.96;
/** The red, green and blue of the daylight in the top left and in the bottom right corner of the quilt. */
export const DAYLIGHT = [
  [255, 254, 252],
  [240, 240, 243],
] as const;

/** The resolutions of stored light maps, in pixels to an inch. */
const FINENESSES = [4, 5.66, 8, 11.3, 16, 22.6, 32, 45] as const;
export const COARSEST = FINENESSES[0];
/**
 * The greatest resolution of the light maps of seams and quilting lines, in pixels to an inch. A higher resolution
 * would show no further detail. A picture with a higher resolution uses an enlarged light map.
 */
export const FINEST = 64;

/**
 * Returns the resolution of the stored light map for a picture with `scale` pixels to an inch. It is the lowest
 * resolution that isn't below `scale`, at most `FINEST`, also in pixels to an inch.
 */
export function finenessFor(scale: number): number {
  return FINENESSES.find((each) => each >= scale) ?? FINEST;
}

/**
 * The direction in which light falls across the cloth, as a vector of length 1: from the top, and a little from the
 * left.
 */
const LIGHT: Point = { x: 0.38, y: 0.925 };

/** The greatest fraction by which a slope brightens or darkens the cloth. */
const STEEPEST = 0.17;

/** The light and shadow on the cloth: a picture of greys from 0 to 255, row by row, and its size in pixels. */
export interface LightMap {
  greys: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * The surface of the cloth, pixel by pixel. It has at least one column and one row more than the light map that is
 * computed from it.
 */
export interface Surfaced {
  /** The number of pixels in a row. */
  wide: number;
  /** The number of columns on the left and of rows at the top that the light map leaves out. */
  margin?: number;
  /**
   * The height of the cloth at each pixel, in inches. A slope is the rise in the direction of the light, in inches for
   * each inch. A slope of 0.05 brightens the cloth by nearly 5 %.
   */
  heights: Float32Array;
  /** The share of the light that reaches a pixel: 1, or less in a groove. */
  shade: Float32Array;
}

/**
 * Returns the greys of a light map, from 0 to 255, row by row. A slope that faces the light is brighter than `FLAT`.
 * @param scale pixels for each inch
 */
export function greysOf(
  { heights, shade, wide, margin = 0 }: Surfaced,
  width: number,
  height: number,
  scale: number,
): Uint8ClampedArray {
  const greys = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y + margin) * wide + x + margin;
      const here = heights[at] ?? 0;
      const across = (heights[at + 1] ?? 0) - here;
      const down = (heights[at + wide] ?? 0) - here;
      const slope = (LIGHT.x * across + LIGHT.y * down) * scale;
      greys[y * width + x] = 255 * FLAT * (shade[at] ?? 1) * (1 + STEEPEST * limited(slope / STEEPEST));
    }
  }
  return greys;
}

/**
 * Returns approximately the hyperbolic tangent of a slope. It is nearly `slope` for small slopes, and never leaves the
 * range from −1 to 1.
 */
function limited(slope: number): number {
  if (slope > 3) return 1;
  if (slope < -3) return -1;
  // Padé's approximation takes a fraction of the time of Math.tanh.
  const square = slope * slope;
  return (slope * (27 + square)) / (27 + 9 * square);
}
