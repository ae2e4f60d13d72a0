import { fromHex, fromLight, linear, srgb } from '../src/library/cloth/colour.js';
import { type Cloth } from '../src/library/cloth/cloth.js';
import { averageColour } from '../src/library/cloth/encode.js';
import { Random } from '../src/library/cloth/random.js';
import { Tile } from '../src/library/cloth/tile.js';

/* What the tests measure of a cloth's 512 × 512 pixels: red, green, blue bytes, row by row. */

const SIZE = 512;

/**
 * The cloth's dye and print without the light and shade of its weave: half the work, and nothing that hides a seam or
 * makes two fabrics differ.
 */
export function unfinished({ seed, make }: Cloth): Uint8Array {
  const tile = new Tile(new Random(seed));
  make(tile);
  return srgb(tile.pixels);
}

/**
 * The step over the tile's edges as a share of the largest step between two columns, or rows, inside: in green, means
 * of the whole column or row. A seam is well above 1; what has no steps at all has none.
 */
export function seam(pixels: Uint8Array): number {
  const columns = new Float64Array(SIZE);
  const rows = new Float64Array(SIZE);
  for (let y = 0; y < SIZE; y++) {
    const row = SIZE * y;
    const above = SIZE * ((y + SIZE - 1) % SIZE);
    for (let x = 0; x < SIZE; x++) {
      const here = pixels[3 * (row + x) + 1] ?? 0;
      const left = pixels[3 * (row + ((x + SIZE - 1) % SIZE)) + 1] ?? 0;
      columns[x] = (columns[x] ?? 0) + Math.abs(here - left);
      rows[y] = (rows[y] ?? 0) + Math.abs(here - (pixels[3 * (above + x) + 1] ?? 0));
    }
  }
  return Math.max(...[columns, rows].map((steps) => (steps[0] ?? 0) / Math.max(1e-6, ...steps.subarray(1))));
}

/** Mean lightness, OKLCH, as from across the room. */
export function lightness(pixels: Uint8Array): number {
  return fromHex(averageColour(pixels)).l;
}

/** Lightness, OKLCH, that a share of the cloth stays below; of every 16th pixel. */
export function lightnessBelow(pixels: Uint8Array, share: number): number {
  const values: number[] = [];
  for (let i = 0; i < pixels.length; i += 48) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(i, i + 3);
    values.push(fromLight([linear(red), linear(green), linear(blue)]).l);
  }
  return values.sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;
}

/** Red, green and blue of 64 × 64 patches, each in order of size: what colours there are, and how much of each. */
export function colours(pixels: Uint8Array): number[] {
  return [0, 1, 2].flatMap((channel) => {
    const patches: number[] = [];
    for (let y = 0; y < SIZE; y += 8) {
      for (let x = 0; x < SIZE; x += 8) {
        let sum = 0;
        for (let i = 0; i < 16; i++)
          sum += pixels[3 * (SIZE * (y + 2 * (i >> 2)) + x + 2 * (i % 4)) + channel] ?? 0;
        patches.push(sum / 16);
      }
    }
    return patches.sort((a, b) => a - b).filter((_, i) => i % 128 === 64);
  });
}

/** Mean distance of two lists of colours, in levels of 255. */
export function difference(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;
}
