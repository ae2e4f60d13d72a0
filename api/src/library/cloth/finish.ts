import { srgb } from './colour.js';
import { noise } from './noise.js';
import { type Random } from './random.js';
import { at, PIXELS, smoothstep, TILE_PX } from './torus.js';

/** How much ink each pixel takes: less in the valleys between threads, and unevenly over the cloth. */
export function inkUptake(random: Random, weave: Float32Array): Float32Array {
  const slow = noise(random, 24, 2);
  return weave.map((tone, i) => 0.98 - 0.04 * smoothstep(0.3, 1.6, -tone) - 0.008 * (slow[i] ?? 0));
}

/**
 * Pulls a print about as cotton does, so that no edge is ruled: 0.4 px at about 1/5 inch, 0.2 px at 1/20 inch.
 * More, or finer, gnaws at stars and curves.
 */
export function wobble(random: Random, pixels: Float32Array): Float32Array {
  const slowX = noise(random, 30);
  const slowY = noise(random, 30);
  const quickX = noise(random, 120);
  const quickY = noise(random, 120);
  const pulled = new Float32Array(pixels.length);
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
      for (let channel = 0; channel < 3; channel++) {
        pulled[3 * i + channel] =
          ((pixels[a + channel] ?? 0) * (1 - u) + (pixels[b + channel] ?? 0) * u) * (1 - v) +
          ((pixels[c + channel] ?? 0) * (1 - u) + (pixels[d + channel] ?? 0) * u) * v;
      }
    }
  }
  return pulled;
}

/**
 * The cloth's own light and shade over the print, as sRGB bytes: mottling of 2 %, then the weave, 7 % strong on
 * colours, more on the darkest, where it would be lost, and half on white, where 7 % would look like linen.
 */
export function throughWeave(
  random: Random,
  pixels: Float32Array,
  weave: Float32Array,
  strength: number,
): Uint8Array {
  const mottling = noise(random, 5, 4);
  const bytes = new Uint8Array(3 * PIXELS);
  for (let i = 0; i < PIXELS; i++) {
    const red = pixels[3 * i] ?? 0;
    const green = pixels[3 * i + 1] ?? 0;
    const blue = pixels[3 * i + 2] ?? 0;
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    const depth =
      strength *
      (0.115 - 0.045 * smoothstep(0.01, 0.12, luminance) - 0.034 * smoothstep(0.4, 0.75, luminance));
    const factor = (1 + 0.013 * (mottling[i] ?? 0)) * (1 + depth * (weave[i] ?? 0));
    bytes[3 * i] = srgb(red * factor);
    bytes[3 * i + 1] = srgb(green * factor);
    bytes[3 * i + 2] = srgb(blue * factor);
  }
  return bytes;
}
