import { standardise } from './noise.js';
import { type Random } from './random.js';
import { PIXELS, TILE_PX } from './torus.js';

/** Which waves clouds are made of. */
export interface Waves {
  /** The longest, as waves a tile. Below 3 the tile's own repeat shows: see `repeat` of the tests. */
  readonly from: number;
  /** The shortest, as waves a tile. */
  readonly to: number;
  /** How fast waves get weaker as they get shorter: 1 is rough, 2 soft. */
  readonly fall: number;
}

/**
 * Two planes of clouds without direction, unrelated to each other: one value a pixel, mean 0, standard deviation 1, no
 * seam. Unlike `noise`, whose lattice lies along the threads, they favour neither axis, and hold nothing that is longer
 * than `from` allows.
 */
export function clouds(random: Random, { from, to, fall }: Waves): readonly [Float32Array, Float32Array] {
  const real = new Float64Array(PIXELS);
  const imaginary = new Float64Array(PIXELS);
  for (let down = -to; down <= to; down++) {
    for (let across = -to; across <= to; across++) {
      const length = Math.hypot(across, down);
      if (length < from || length > to) continue;
      const height = length ** -(fall + 0.5);
      const i = (down & MASK) * TILE_PX + (across & MASK);
      real[i] = height * random.around(0, 1);
      imaginary[i] = height * random.around(0, 1);
    }
  }
  // Fourier's sum, of columns after rows; rows without waves stay empty
  for (let down = -to; down <= to; down++) transform(real, imaginary, (down & MASK) * TILE_PX, 1);
  for (let across = 0; across < TILE_PX; across++) transform(real, imaginary, across, TILE_PX);
  // the spectrum is not that of a real plane, so both parts are planes of their own
  return [standardise(Float32Array.from(real)), standardise(Float32Array.from(imaginary))];
}

const MASK = TILE_PX - 1;
const BITS = Math.log2(TILE_PX);
const REVERSED = Uint16Array.from({ length: TILE_PX }, (_, i) => {
  let reversed = 0;
  for (let bit = 0; bit < BITS; bit++) reversed |= ((i >> bit) & 1) << (BITS - 1 - bit);
  return reversed;
});
const COSINES = Float64Array.from({ length: TILE_PX / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / TILE_PX));
const SINES = Float64Array.from({ length: TILE_PX / 2 }, (_, i) => Math.sin((2 * Math.PI * i) / TILE_PX));
const lineReal = new Float64Array(TILE_PX);
const lineImaginary = new Float64Array(TILE_PX);

/** One row or column in place, by Cooley and Tukey’s way: values that lie `step` apart, from `start` on. */
function transform(real: Float64Array, imaginary: Float64Array, start: number, step: number): void {
  for (let i = 0; i < TILE_PX; i++) {
    const from = start + (REVERSED[i] ?? 0) * step;
    lineReal[i] = real[from] ?? 0;
    lineImaginary[i] = imaginary[from] ?? 0;
  }
  for (let half = 1; half < TILE_PX; half *= 2) {
    const turn = TILE_PX / 2 / half;
    for (let first = 0; first < TILE_PX; first += 2 * half) {
      for (let k = 0; k < half; k++) {
        const [upper, lower] = [first + k, first + k + half];
        const [c, s] = [COSINES[k * turn] ?? 0, SINES[k * turn] ?? 0];
        const [a, b] = [lineReal[lower] ?? 0, lineImaginary[lower] ?? 0];
        const [p, q] = [a * c - b * s, a * s + b * c];
        const [x, y] = [lineReal[upper] ?? 0, lineImaginary[upper] ?? 0];
        lineReal[upper] = x + p;
        lineImaginary[upper] = y + q;
        lineReal[lower] = x - p;
        lineImaginary[lower] = y - q;
      }
    }
  }
  for (let i = 0; i < TILE_PX; i++) {
    real[start + i * step] = lineReal[i] ?? 0;
    imaginary[start + i * step] = lineImaginary[i] ?? 0;
  }
}
