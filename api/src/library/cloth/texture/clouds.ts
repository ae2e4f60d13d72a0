import { standardise } from './noise.js';
import { type Random } from './random.js';
import { PIXELS, TILE_PX } from './torus.js';

/** The waves that clouds consist of. */
export interface Waves {
  /**
   * The longest wave, given as the number of waves across a tile. Below 3, people notice that the tile repeats:
   * see `repeat` in the tests.
   */
  readonly from: number;
  /** The shortest wave, given as the number of waves across a tile. */
  readonly to: number;
  /** The rate at which shorter waves get weaker: 1 is rough, 2 soft. */
  readonly fall: number;
}

/**
 * Returns two planes of clouds without direction, unrelated to each other: one value a pixel, mean 0, standard
 * deviation 1, no seam. Unlike `noise`, whose lattice follows the threads, they favour neither axis, and
 * contain no waves longer than `from` allows.
 */
export function clouds(random: Random, { from, to, fall }: Waves): readonly [Float32Array, Float32Array] {
  real.fill(0);
  imaginary.fill(0);
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
  // Fourier's sum, of columns after rows. Rows without waves stay empty.
  for (let row = 0; row < TILE_PX; row += LINES)
    if (row <= to || row + LINES > TILE_PX - to) transform(row * TILE_PX, 1, TILE_PX);
  for (let column = 0; column < TILE_PX; column += LINES) transform(column, TILE_PX, 1);
  // The spectrum isn't that of a real plane, so both parts are planes by themselves.
  return [standardise(new Float32Array(real)), standardise(new Float32Array(imaginary))];
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
const real = new Float64Array(PIXELS);
const imaginary = new Float64Array(PIXELS);

/**
 * The number of rows or columns to which the Fourier transform is applied at the same time. The values of a
 * column are too far apart in memory to read one column at a time.
 */
const LINES = 16;
const linesReal = new Float64Array(LINES * TILE_PX);
const linesImaginary = new Float64Array(LINES * TILE_PX);

/**
 * Applies the fast Fourier transform (Cooley and Tukey), in place, to `LINES` rows or columns at once.
 * @param start the index of the first value of the first row or column
 * @param step the distance between the indices of two successive values of a row or column
 * @param apart the distance between the indices of two neighbouring rows or columns
 */
function transform(start: number, step: number, apart: number): void {
  for (let i = 0, to = 0; i < TILE_PX; i++) {
    let from = start + (REVERSED[i] ?? 0) * step;
    for (let line = 0; line < LINES; line++, to++, from += apart) {
      linesReal[to] = real[from] ?? 0;
      linesImaginary[to] = imaginary[from] ?? 0;
    }
  }
  for (let half = 1; half < TILE_PX; half *= 2) {
    const turn = TILE_PX / 2 / half;
    for (let first = 0; first < TILE_PX; first += 2 * half) {
      for (let k = 0; k < half; k++) {
        const [c, s] = [COSINES[k * turn] ?? 0, SINES[k * turn] ?? 0];
        let upper = (first + k) * LINES;
        let lower = upper + half * LINES;
        for (const end = upper + LINES; upper < end; upper++, lower++) {
          const a = linesReal[lower] ?? 0;
          const b = linesImaginary[lower] ?? 0;
          const p = a * c - b * s;
          const q = a * s + b * c;
          const x = linesReal[upper] ?? 0;
          const y = linesImaginary[upper] ?? 0;
          linesReal[upper] = x + p;
          linesImaginary[upper] = y + q;
          linesReal[lower] = x - p;
          linesImaginary[lower] = y - q;
        }
      }
    }
  }
  for (let i = 0, from = 0; i < TILE_PX; i++) {
    let to = start + i * step;
    for (let line = 0; line < LINES; line++, from++, to += apart) {
      real[to] = linesReal[from] ?? 0;
      imaginary[to] = linesImaginary[from] ?? 0;
    }
  }
}
