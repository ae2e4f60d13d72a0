import { standardise } from './noise.js';
import { newPlane } from './planes.js';
import { type Random } from './random.js';
import { PIXELS, TILE_PX } from './torus.js';

/** The lengths and strengths of the waves that add up to a pattern of clouds. */
export interface Waves {
  /**
   * The longest wave, given as the number of waves across a tile. Below 3, people notice that the tile repeats:
   * see `repeat` in the tests.
   */
  readonly from: number;
  /** The shortest wave, given as the number of waves across a tile. */
  readonly to: number;
  /** How fast shorter waves get weaker: 1 gives rough clouds, 2 soft ones. */
  readonly fall: number;
}

/**
 * Returns two unrelated planes of random clouds: one value for each pixel, mean 0, standard deviation 1, no
 * seam at the tile's edges. Clouds look the same in all directions, unlike `noise`, whose lattice follows the
 * threads. They contain no waves longer than `from` allows.
 */
export function clouds(random: Random, { from, to, fall }: Waves): readonly [Float32Array, Float32Array] {
  const heights = Float64Array.from({ length: to * to + 1 }, (_, squared) => squared ** (-(fall + 0.5) / 2));
  columnsReal.fill(0, 0, (2 * to + 1) * TILE_PX);
  columnsImaginary.fill(0, 0, (2 * to + 1) * TILE_PX);
  for (let down = -to; down <= to; down++) {
    for (let across = -to; across <= to; across++) {
      const squared = across * across + down * down;
      if (squared < from * from || squared > to * to) continue;
      const height = heights[squared] ?? 0;
      const i = (across + to) * TILE_PX + (REVERSED[down & MASK] ?? 0);
      columnsReal[i] = height * random.around(0, 1);
      columnsImaginary[i] = height * random.around(0, 1);
    }
  }
  // Fourier's sum: of columns, then of rows. Columns without waves are left out.
  for (let column = 0; column <= 2 * to; column++) transform(columnsReal, columnsImaginary, column * TILE_PX);
  // The spectrum isn't that of a real plane, so both parts are planes by themselves.
  const planes = [newPlane(), newPlane()] as const;
  for (let y = 0; y < TILE_PX; y++) {
    rowReal.fill(0);
    rowImaginary.fill(0);
    for (let across = -to; across <= to; across++) {
      const i = (across + to) * TILE_PX + y;
      const place = REVERSED[across & MASK] ?? 0;
      rowReal[place] = columnsReal[i] ?? 0;
      rowImaginary[place] = columnsImaginary[i] ?? 0;
    }
    transform(rowReal, rowImaginary, 0);
    planes[0].set(rowReal, y * TILE_PX);
    planes[1].set(rowImaginary, y * TILE_PX);
  }
  return [standardise(planes[0]), standardise(planes[1])];
}

const MASK = TILE_PX - 1;
const BITS = Math.log2(TILE_PX);
const REVERSED = Uint16Array.from({ length: TILE_PX }, (_, i) => {
  let reversed = 0;
  for (let bit = 0; bit < BITS; bit++) reversed |= ((i >> bit) & 1) << (BITS - 1 - bit);
  return reversed;
});
const COSINES = Float64Array.from({ length: TILE_PX }, (_, i) => Math.cos((2 * Math.PI * i) / TILE_PX));
const SINES = Float64Array.from({ length: TILE_PX }, (_, i) => Math.sin((2 * Math.PI * i) / TILE_PX));
/**
 * The columns of a spectrum that have waves, one after the other: the real parts. `columnsImaginary` has the
 * imaginary parts.
 */
const columnsReal = new Float64Array(PIXELS);
const columnsImaginary = new Float64Array(PIXELS);
const rowReal = new Float64Array(TILE_PX);
const rowImaginary = new Float64Array(TILE_PX);

/**
 * Applies the fast Fourier transform (Cooley and Tukey), in place, to the 512 values from `start` on. The
 * values must be in bit-reversed order. Four steps join quarters, the last joins two halves.
 */
function transform(real: Float64Array, imaginary: Float64Array, start: number): void {
  for (let quarter = 1; quarter < TILE_PX / 2; quarter *= 4) {
    const turn = TILE_PX / 4 / quarter;
    for (let k = 0; k < quarter; k++) {
      const c1 = COSINES[k * turn] ?? 0;
      const s1 = SINES[k * turn] ?? 0;
      const c2 = COSINES[2 * k * turn] ?? 0;
      const s2 = SINES[2 * k * turn] ?? 0;
      const c3 = COSINES[3 * k * turn] ?? 0;
      const s3 = SINES[3 * k * turn] ?? 0;
      for (let i0 = start + k; i0 < start + TILE_PX; i0 += 4 * quarter) {
        const i1 = i0 + quarter;
        const i2 = i0 + 2 * quarter;
        const i3 = i0 + 3 * quarter;
        const a1 = real[i1] ?? 0;
        const b1 = imaginary[i1] ?? 0;
        const a2 = real[i2] ?? 0;
        const b2 = imaginary[i2] ?? 0;
        const a3 = real[i3] ?? 0;
        const b3 = imaginary[i3] ?? 0;
        const x0 = real[i0] ?? 0;
        const y0 = imaginary[i0] ?? 0;
        const x1 = a1 * c2 - b1 * s2;
        const y1 = a1 * s2 + b1 * c2;
        const x2 = a2 * c1 - b2 * s1;
        const y2 = a2 * s1 + b2 * c1;
        const x3 = a3 * c3 - b3 * s3;
        const y3 = a3 * s3 + b3 * c3;
        const evenX = x0 + x1;
        const evenY = y0 + y1;
        const oddX = x0 - x1;
        const oddY = y0 - y1;
        const sumX = x2 + x3;
        const sumY = y2 + y3;
        const differenceX = x2 - x3;
        const differenceY = y2 - y3;
        real[i0] = evenX + sumX;
        imaginary[i0] = evenY + sumY;
        real[i1] = oddX - differenceY;
        imaginary[i1] = oddY + differenceX;
        real[i2] = evenX - sumX;
        imaginary[i2] = evenY - sumY;
        real[i3] = oddX + differenceY;
        imaginary[i3] = oddY - differenceX;
      }
    }
  }
  for (let k = 0, i = start; k < TILE_PX / 2; k++, i++) {
    const c = COSINES[k] ?? 0;
    const s = SINES[k] ?? 0;
    const j = i + TILE_PX / 2;
    const a = real[j] ?? 0;
    const b = imaginary[j] ?? 0;
    const x = real[i] ?? 0;
    const y = imaginary[i] ?? 0;
    const p = a * c - b * s;
    const q = a * s + b * c;
    real[i] = x + p;
    imaginary[i] = y + q;
    real[j] = x - p;
    imaginary[j] = y - q;
  }
}
