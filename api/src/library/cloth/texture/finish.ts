import { clamp } from '@quiltwright/shared/geometry/interval';
import { srgbByte } from '../colour.js';
import { noise } from './noise.js';
import { newPlane } from './planes.js';
import { type Random } from './random.js';
import { at, PIXELS, smoothstep, TILE_PX } from './torus.js';

/**
 * Returns for each pixel the share of the ink that it takes: less in the valleys between threads, and unevenly
 * over the cloth.
 */
export function inkUptake(random: Random, weave: Float32Array): Float32Array {
  const slow = noise(random, 24, 2);
  const uptake = newPlane();
  for (let i = 0; i < PIXELS; i++) {
    const valley = clamp((-(weave[i] ?? 0) - 0.3) / 1.3, 0, 1);
    uptake[i] = 0.98 - 0.04 * valley - 0.008 * (slow[i] ?? 0);
  }
  return uptake;
}

/**
 * Distorts a print as cotton does, so that no edge is quite straight. It moves edges by 0.4 px in waves of
 * about 1/5 inch, and by 0.2 px in waves of about 1/20 inch. A stronger or finer distortion damages stars and
 * curves.
 */
export function wobble(random: Random, pixels: Float32Array): Float32Array {
  const slowX = noise(random, 30);
  const slowY = noise(random, 30);
  const quickX = noise(random, 120);
  const quickY = noise(random, 120);
  const pulled = newPlane(3);
  for (let y = 0, i = 0; y < TILE_PX; y++) {
    for (let x = 0; x < TILE_PX; x++, i++) {
      const fromX = x + 0.17 * (slowX[i] ?? 0) + 0.08 * (quickX[i] ?? 0);
      const fromY = y + 0.17 * (slowY[i] ?? 0) + 0.08 * (quickY[i] ?? 0);
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      const u = fromX - left;
      const v = fromY - top;
      const a = 3 * at(left, top);
      const b = 3 * at(left + 1, top);
      const c = 3 * at(left, top + 1);
      const d = 3 * at(left + 1, top + 1);
      pulled[3 * i] = between(pixels, a, b, c, d, u, v);
      pulled[3 * i + 1] = between(pixels, a + 1, b + 1, c + 1, d + 1, u, v);
      pulled[3 * i + 2] = between(pixels, a + 2, b + 2, c + 2, d + 2, u, v);
    }
  }
  return pulled;
}

/**
 * Interpolates between two upper values (indices `a` and `b`) and two lower values (`c` and `d`). `u` and `v`
 * are the shares (0 to 1) to the right and down.
 */
function between(
  values: Float32Array,
  a: number,
  b: number,
  c: number,
  d: number,
  u: number,
  v: number,
): number {
  const upper = (values[a] ?? 0) * (1 - u) + (values[b] ?? 0) * u;
  const lower = (values[c] ?? 0) * (1 - u) + (values[d] ?? 0) * u;
  return upper * (1 - v) + lower * v;
}

/** The standard deviation of the weave's light and shade for each luminance, 0 to 1 in 256 steps. */
const DEPTHS = Float32Array.from({ length: 257 }, (_, i) => {
  const luminance = i / 256;
  return 0.115 - 0.045 * smoothstep(0.01, 0.12, luminance) - 0.044 * smoothstep(0.4, 0.75, luminance);
});

/**
 * Adds the cloth's own light and shade to a print, and returns the cloth as sRGB bytes. First a slow mottling varies
 * the print's light by 1.3 % (standard deviation), then the weave varies it by 7 % on most colours. On the darkest
 * colours the weave varies it by 11.5 %, because 7 % would be invisible. On white it is 2.6 %, because more would look
 * like linen.
 * @param strength the factor for the variation by the weave
 */
export function shadeByWeave(
  random: Random,
  pixels: Float32Array,
  weave: Float32Array,
  strength: number,
): Uint8Array {
  const mottling = noise(random, 5, 4);
  const bytes = new Uint8Array(pixels.length);
  for (let i = 0, k = 0; i < PIXELS; i++, k += 3) {
    const red = pixels[k] ?? 0;
    const green = pixels[k + 1] ?? 0;
    const blue = pixels[k + 2] ?? 0;
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    const depth = strength * (DEPTHS[Math.floor(luminance * 256)] ?? 0);
    const factor = (1 + 0.013 * (mottling[i] ?? 0)) * (1 + depth * (weave[i] ?? 0));
    bytes[k] = srgbByte(Math.fround(red * factor));
    bytes[k + 1] = srgbByte(Math.fround(green * factor));
    bytes[k + 2] = srgbByte(Math.fround(blue * factor));
  }
  return bytes;
}
