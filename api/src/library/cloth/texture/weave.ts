import { standardise } from './noise.js';
import { newPlane } from './planes.js';
import { type Random } from './random.js';
import { TILE_PX } from './torus.js';

/**
 * The width of a thread in pixels. At 43 threads per inch, the weave is the finest that is still visible in a
 * scaled-down picture.
 */
export const THREAD_PX = 2;
export const THREADS = TILE_PX / THREAD_PX;

const KNOTS = 16;

/**
 * Returns the light and shade of plain weave: one value for each pixel, mean 0, standard deviation 1. Every
 * thread has its own tone, which changes gradually along the thread. In a scaled-down picture, threads of equal
 * tone would vanish or form a moiré, but uneven threads still look like cloth.
 */
export function plainWeave(random: Random): Float32Array {
  const warp = threads(random);
  const weft = threads(random);
  const ends = new Float32Array(THREADS);
  const plane = newPlane();
  for (let y = 0, i = 0; y < TILE_PX; y++) {
    for (let end = 0; end < THREADS; end++) ends[end] = toneOf(warp, end, y);
    const pick = y >> 1;
    for (let x = 0; x < TILE_PX; x++, i++) {
      const end = x >> 1;
      const warpOnTop = ((end + pick) & 1) === 0;
      const tone = warpOnTop ? (ends[end] ?? 0) + 0.12 : toneOf(weft, pick, x) - 0.12;
      plane[i] = tone + (random.next() - 0.5);
    }
  }
  return standardise(plane);
}

/**
 * The tones of 256 threads at 16 points (knots) along each, and the change of tone per pixel from each knot to
 * the next.
 */
interface Threads {
  readonly knots: Float64Array;
  readonly rises: Float64Array;
}

const SPAN = TILE_PX / KNOTS;

/** Returns 256 threads. Each has its own basic tone, which changes gradually along the thread. */
function threads(random: Random): Threads {
  const knots = new Float64Array(THREADS * KNOTS);
  for (let thread = 0, i = 0; thread < THREADS; thread++) {
    const own = random.around(0, 1.3);
    for (let knot = 0; knot < KNOTS; knot++, i++) knots[i] = own + random.around(0, 1);
  }
  const rises = knots.map((from, i) => {
    const isLast = i % KNOTS === KNOTS - 1;
    return ((knots[isLast ? i + 1 - KNOTS : i + 1] ?? from) - from) / SPAN;
  });
  return { knots, rises };
}

/** Returns the tone of a thread at pixel `along`, one of the 512 pixels of its length. */
function toneOf({ knots, rises }: Threads, thread: number, along: number): number {
  const i = thread * KNOTS + Math.floor(along / SPAN);
  return Math.fround((knots[i] ?? 0) + (rises[i] ?? 0) * (along % SPAN));
}
