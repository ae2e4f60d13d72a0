import { noise } from './noise.js';
import { type Random } from './random.js';
import { PIXELS, smoothstep, TILE_PX } from './torus.js';

/**
 * Returns the amount of ink that each pixel takes: less in the valleys between threads, and unevenly over the
 * cloth.
 */
export function inkUptake(random: Random, weave: Float32Array): Float32Array {
  const slow = noise(random, 24, 2);
  return weave.map(
    (tone, i) => 0.98 - 0.04 * Math.min(1, Math.max(0, (-tone - 0.3) / 1.3)) - 0.008 * (slow[i] ?? 0),
  );
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
  const pulled = new Float32Array(pixels.length);
  const size = TILE_PX;
  const mask = size - 1;
  for (let y = 0, i = 0; y < size; y++) {
    for (let x = 0; x < size; x++, i++) {
      const fromX = x + 0.17 * (slowX[i] ?? 0) + 0.08 * (quickX[i] ?? 0);
      const fromY = y + 0.17 * (slowY[i] ?? 0) + 0.08 * (quickY[i] ?? 0);
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      const u = fromX - left;
      const v = fromY - top;
      const [l, r] = [left & mask, (left + 1) & mask];
      const [t, d] = [(top & mask) * size, ((top + 1) & mask) * size];
      for (let channel = 0; channel < 3; channel++) {
        pulled[3 * i + channel] =
          ((pixels[3 * (t + l) + channel] ?? 0) * (1 - u) + (pixels[3 * (t + r) + channel] ?? 0) * u) *
            (1 - v) +
          ((pixels[3 * (d + l) + channel] ?? 0) * (1 - u) + (pixels[3 * (d + r) + channel] ?? 0) * u) * v;
      }
    }
  }
  return pulled;
}

/** The standard deviation of the weave's light and shade by luminance, 0 to 1 in 256 steps. */
const DEPTHS = Float32Array.from({ length: 257 }, (_, i) => {
  const luminance = i / 256;
  return 0.115 - 0.045 * smoothstep(0.01, 0.12, luminance) - 0.044 * smoothstep(0.4, 0.75, luminance);
});

/**
 * Adds the cloth's own light and shade to the print, in place: first a mottling of 1.3 %, then the weave. The
 * weave's light and shade is 7 % on most colours. It is stronger on the darkest colours, where 7 % would be
 * invisible. It is a third of 7 % on white, because more would look like linen.
 */
export function shadeByWeave(
  random: Random,
  pixels: Float32Array,
  weave: Float32Array,
  strength: number,
): void {
  const mottling = noise(random, 5, 4);
  for (let i = 0; i < PIXELS; i++) {
    const red = pixels[3 * i] ?? 0;
    const green = pixels[3 * i + 1] ?? 0;
    const blue = pixels[3 * i + 2] ?? 0;
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    const depth = strength * (DEPTHS[Math.floor(luminance * 256)] ?? 0);
    const factor = (1 + 0.013 * (mottling[i] ?? 0)) * (1 + depth * (weave[i] ?? 0));
    pixels[3 * i] = red * factor;
    pixels[3 * i + 1] = green * factor;
    pixels[3 * i + 2] = blue * factor;
  }
}
