import type { Box } from '@quiltwright/shared/geometry/box';
import type { Point } from '@quiltwright/shared/geometry/point';
import { brushOf, newSurface, type Brush, type Surface } from '../surface/surface';

/**
 * The grey of a light map where the cloth is flat, from 0 to 1. Brighter greys light the cloth up, darker ones shade it.
 */
export const FLAT = 0.84;

/** The light comes from above and a little from the left, and crosses the cloth in this direction. */
const LIGHT: Point = { x: 0.38, y: 0.925 };

/** The greatest share by which a slope brightens or darkens the cloth. */
const STEEPEST = 0.17;

/** The surface of the cloth, pixel by pixel. It has at least a column and a row more than the light map. */
export interface Surfaced {
  /** The number of pixels in a row. */
  wide: number;
  /** The number of columns on the left and of rows at the top that the light map leaves out. */
  margin?: number;
  /** Heights in inches. A rise of an inch in an inch doubles the light. */
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

/** Returns a number between −1 and 1, which is nearly the same as `slope` if that is small: its hyperbolic tangent. */
function limited(slope: number): number {
  if (slope > 3) return 1;
  if (slope < -3) return -1;
  // Padé's approximation takes a fraction of the time of Math.tanh.
  const square = slope * slope;
  return (slope * (27 + square)) / (27 + 9 * square);
}

/** Returns greys as a picture. */
export function pictureOfGreys(greys: Uint8ClampedArray, width: number, height: number): Surface {
  const surface = newSurface(width, height);
  const brush = brushOf(surface);
  const image = brush.createImageData(width, height);
  const { data } = image;
  for (let at = 0, to = 0; at < greys.length; at++, to += 4) {
    data[to] = data[to + 1] = data[to + 2] = greys[at] ?? 0;
    data[to + 3] = 255;
  }
  brush.putImageData(image, 0, 0);
  return surface;
}

/**
 * Lights the part `box` of a picture with light maps.
 * @param lay lays the light maps over the picture; called with a brush that multiplies colours
 * @param maps the number of light maps that lie over each other
 * @param exposure the brightness of flat cloth afterwards; 1 leaves it as it is
 */
export function light(brush: Brush, box: Box, lay: () => void, maps = 1, exposure = 1): void {
  brush.save();
  brush.globalCompositeOperation = 'multiply';
  lay();
  // This mode divides each colour by one minus the fill's grey.
  const grey = Math.round(255 * (1 - FLAT ** maps / exposure));
  brush.globalCompositeOperation = 'color-dodge';
  brush.fillStyle = `rgb(${grey} ${grey} ${grey})`;
  brush.fillRect(box.x, box.y, box.width, box.height);
  brush.restore();
}
