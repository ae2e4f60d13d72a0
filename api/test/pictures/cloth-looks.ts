import { type FabricAppearance } from '@quiltwright/shared/library/fabric-appearance';
import { fromHex, fromLight, linear, srgb } from '../../src/library/cloth/colour.js';
import { type Cloth } from '../../src/library/cloth/cloth.js';
import { averageColour } from '../../src/library/cloth/encode.js';
import { reusePlanes } from '../../src/library/cloth/texture/planes.js';
import { Random } from '../../src/library/cloth/texture/random.js';
import { Tile } from '../../src/library/cloth/shapes/tile.js';

/* Measures a cloth's 512 × 512 pixels for the tests: red, green, blue bytes, row by row. */

const SIZE = 512;

/**
 * Returns the cloth's dye and print without the light and shade of its weave. This halves the work. The weave could
 * also hide a seam, or make two fabrics differ.
 */
export function unfinished({ seed, make }: Cloth): Uint8Array {
  reusePlanes();
  const tile = new Tile(new Random(seed));
  make(tile);
  return srgb(tile.pixels);
}

/**
 * Returns the difference in green across the tile's edge, divided by the largest difference between two
 * neighbouring columns or rows inside. The differences are summed along each column or row. A visible seam is
 * well above 1.
 */
export function seam(pixels: Uint8Array): number {
  const columns = new Float64Array(SIZE);
  const rows = new Float64Array(SIZE);
  for (let y = 0; y < SIZE; y++) {
    const row = SIZE * y;
    const above = SIZE * ((y + SIZE - 1) % SIZE);
    let left = pixels[3 * (row + SIZE - 1) + 1] ?? 0;
    for (let x = 0; x < SIZE; x++) {
      const here = pixels[3 * (row + x) + 1] ?? 0;
      columns[x] = (columns[x] ?? 0) + Math.abs(here - left);
      rows[y] = (rows[y] ?? 0) + Math.abs(here - (pixels[3 * (above + x) + 1] ?? 0));
      left = here;
    }
  }
  return Math.max(...[columns, rows].map((steps) => (steps[0] ?? 0) / Math.max(1e-6, ...steps.subarray(1))));
}

/** Returns the OKLCH lightness of the cloth's mean colour, as seen from across the room. */
export function lightness(pixels: Uint8Array): number {
  return fromHex(averageColour(pixels)).l;
}

/** Returns the OKLCH lightness below which a given fraction of the cloth lies, from every 16th pixel. */
export function lightnessBelow(pixels: Uint8Array, share: number): number {
  const values: number[] = [];
  for (let i = 0; i < pixels.length; i += 48) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(i, i + 3);
    values.push(fromLight([linear(red), linear(green), linear(blue)]).l);
  }
  return values.sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;
}

/**
 * Returns values that show a cloth's colours and the amount of each colour. They are the mean red values of its 64 × 64
 * patches, sorted, then the green and the blue values. Only every 128th value is returned.
 */
export function colours(pixels: Uint8Array): number[] {
  return patchSums(pixels).flatMap((sums) =>
    Array.from(
      sums.sort().filter((_, i) => i % 128 === 64),
      (sum) => sum / SAMPLES,
    ),
  );
}

/** Returns the mean difference between the values of two lists of colours, in steps of 255. */
export function difference(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;
}

/**
 * The limits from which a print counts as busy or glaring. `contrast` is the standard deviation of lightness,
 * `mixture` that of hue and chroma, in OKLab.
 */
const BUSY = { contrast: 0.1, mixture: 0.035 };
const GLARING = { contrast: 0.16, mixture: 0.06 };

/**
 * The limits from which a cloth counts as uneven. `contrast` is the standard deviation of OKLab lightness over squares
 * of ⅜ inch. `share` is that deviation, divided by the standard deviation over patches. Squares average a smaller print
 * to one tone.
 */
const UNEVEN = { contrast: 0.025, share: 0.7 };
/** The number of patches along the side of the cloth, and along the side of a square. */
const PATCHES = { cloth: 64, square: 4 };

/**
 * Returns the cloth's median colour, how busy its print looks, and whether the print is uneven. They are
 * measured in patches of a tenth of an inch, as the eye sees the cloth from some steps away.
 */
export function appearance(pixels: Uint8Array): FabricAppearance {
  const [reds, greens, blues] = patchSums(pixels);
  const median = [reds, greens, blues].map((sums) =>
    Math.round((sums.toSorted()[PATCHES.cloth ** 2 / 2] ?? 0) / SAMPLES),
  );
  const seen = Array.from(reds, (red, patch) => {
    const [green, blue] = [greens[patch] ?? 0, blues[patch] ?? 0];
    const { l, c, h } = fromLight([LIGHT[red] ?? 0, LIGHT[green] ?? 0, LIGHT[blue] ?? 0]);
    const turn = (h * Math.PI) / 180;
    return [l, c * Math.cos(turn), c * Math.sin(turn)] as const;
  });
  const variance = (axis: 0 | 1 | 2) => varianceOf(seen.map((lab) => lab[axis]));
  const broad = Math.sqrt(varianceOf(inSquares(seen.map(([l]) => l))));
  const contrast = Math.sqrt(variance(0));
  const mixture = Math.sqrt(variance(1) + variance(2));
  const isPast = (bounds: typeof BUSY) => contrast >= bounds.contrast || mixture >= bounds.mixture;
  return {
    colour: `#${median.map((value) => value.toString(16).padStart(2, '0')).join('')}`,
    print: isPast(GLARING) ? 'glaring' : isPast(BUSY) ? 'busy' : 'calm',
    isUneven: broad >= UNEVEN.contrast && broad >= UNEVEN.share * contrast,
  };
}

function varianceOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
}

/** Returns the mean value of each square of 4 × 4 patches. */
function inSquares(patches: readonly number[]): number[] {
  const { cloth, square } = PATCHES;
  const across = cloth / square;
  const means = new Array<number>(across ** 2).fill(0);
  patches.forEach((value, patch) => {
    const [column, row] = [patch % cloth, Math.floor(patch / cloth)];
    const place = Math.floor(row / square) * across + Math.floor(column / square);
    means[place] = (means[place] ?? 0) + value / square ** 2;
  });
  return means;
}

/** The number of measured pixels of a patch: every second pixel of every second row. */
const SAMPLES = 16;

/** The amount of light of a patch's mean byte, by the sum of the patch's samples. */
const LIGHT = Float64Array.from({ length: 255 * SAMPLES + 1 }, (_, sum) => linear(sum / SAMPLES));

/** Returns the sums of each patch's samples: of the red, the green and the blue bytes. */
function patchSums(pixels: Uint8Array): [Uint16Array, Uint16Array, Uint16Array] {
  const planes = [0, 1, 2].map(() => new Uint16Array(PATCHES.cloth ** 2));
  planes.forEach((sums, channel) => {
    for (let y = 0; y < SIZE; y += 2) {
      for (let x = 0; x < SIZE; x += 2) {
        const patch = PATCHES.cloth * (y >> 3) + (x >> 3);
        sums[patch] = (sums[patch] ?? 0) + (pixels[3 * (SIZE * y + x) + channel] ?? 0);
      }
    }
  });
  return planes as [Uint16Array, Uint16Array, Uint16Array];
}
