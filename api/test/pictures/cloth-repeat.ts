import { fromLight, linear } from '../../src/library/cloth/colour.js';
import { TILE_INCHES, TILE_PX } from '../../src/library/cloth/texture/torus.js';

/**
 * How visible it is that a tile repeats every 6 inches, in hundredths of OKLab units. A value of 2 is just
 * visible.
 */
interface Repeat {
  /**
   * The largest difference between a place of the blurred tile and the tile's mean colour. The tile is blurred as if
   * seen from a distance at which 2 inches blur together.
   */
  readonly clump: number;
  /** The amplitude of bands that repeat every 3 or 6 inches, along the warp or along the weft, whichever is larger. */
  readonly bands: number;
}

/** The withdrawn fabric with the largest `clump`. `BANDED` is the one with the largest `bands`. */
export const CLUMPED = 'Poinsettia Velvet';
export const BANDED = 'Canyon Wall';

/** The number of patches along the tile's side. A patch is measured by its mean colour. */
const PATCHES = 32;
const PATCH_PX = TILE_PX / PATCHES;

/** The standard deviation of the blur of a distant view, in patches: 0.95 inch. */
const BLUR = (0.95 * PATCHES) / TILE_INCHES;
const WEIGHTS = Array.from({ length: PATCHES }, (_, i) => {
  const away = Math.min(i, PATCHES - i) / BLUR;
  return Math.exp((-away * away) / 2);
});
const WEIGHT = WEIGHTS.reduce((sum, weight) => sum + weight);

type Plane = readonly number[];

/**
 * Measures how visible the repeat of a tile is.
 * @param pixels 512 × 512: red, green, blue bytes, row by row
 */
export function repeat(pixels: Uint8Array): Repeat {
  const labs = patches(pixels);
  const planes = [0, 1, 2].map((channel) => fromMean(labs.map((lab) => lab[channel] ?? 0)));
  const seen = planes.map((plane) => turned(blurred(turned(blurred(plane)))));
  const standsOut = (seen[0] ?? []).map((_, i) => Math.hypot(...seen.map((plane) => plane[i] ?? 0)));
  const bandsOf = (lines: readonly Plane[]) =>
    Math.hypot(...lines.flatMap((line) => [wave(line, 1), wave(line, 2)]));
  return {
    clump: Math.max(...standsOut),
    bands: Math.max(bandsOf(planes.map(rowMeans)), bandsOf(planes.map((plane) => rowMeans(turned(plane))))),
  };
}

/** Returns the mean light of each patch, as 100 times L, a and b of OKLab. */
function patches(pixels: Uint8Array): (readonly number[])[] {
  return Array.from({ length: PATCHES ** 2 }, (_, patch) => {
    const first = (Math.floor(patch / PATCHES) * TILE_PX + (patch % PATCHES)) * PATCH_PX;
    let [red, green, blue] = [0, 0, 0];
    for (let row = 0; row < PATCH_PX; row++) {
      const left = 3 * (first + row * TILE_PX);
      for (let pixel = left; pixel < left + 3 * PATCH_PX; pixel += 3) {
        red += LINEAR[pixels[pixel] ?? 0] ?? 0;
        green += LINEAR[pixels[pixel + 1] ?? 0] ?? 0;
        blue += LINEAR[pixels[pixel + 2] ?? 0] ?? 0;
      }
    }
    const { l, c, h } = fromLight([red / PATCH_PX ** 2, green / PATCH_PX ** 2, blue / PATCH_PX ** 2]);
    const hue = (h * Math.PI) / 180;
    return [100 * l, 100 * c * Math.cos(hue), 100 * c * Math.sin(hue)];
  });
}

const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => linear(byte));

function fromMean(plane: Plane): Plane {
  const middle = mean(plane);
  return plane.map((value) => value - middle);
}

/**
 * Returns the plane with each row blurred. The two ends of a row count as neighbours, because tiles lie side by
 * side.
 */
function blurred(plane: Plane): Plane {
  return plane.map((_, i) => {
    const row = i - (i % PATCHES);
    let sum = 0;
    for (let k = 0; k < PATCHES; k++) sum += (WEIGHTS[k] ?? 0) * (plane[row + ((i + k) % PATCHES)] ?? 0);
    return sum / WEIGHT;
  });
}

/** Returns the plane with rows and columns swapped. */
function turned(plane: Plane): Plane {
  return plane.map((_, i) => plane[(i % PATCHES) * PATCHES + Math.floor(i / PATCHES)] ?? 0);
}

function rowMeans(plane: Plane): Plane {
  return WEIGHTS.map((_, row) => mean(plane.slice(row * PATCHES, (row + 1) * PATCHES)));
}

function mean(values: Plane): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Returns the amplitude of the wave with `times` periods along a line (Fourier). */
function wave(line: Plane, times: number): number {
  const step = (2 * Math.PI * times) / line.length;
  const even = line.reduce((sum, value, i) => sum + value * Math.cos(i * step), 0);
  const odd = line.reduce((sum, value, i) => sum + value * Math.sin(i * step), 0);
  return (2 * Math.hypot(even, odd)) / line.length;
}
