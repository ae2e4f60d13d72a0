import { standardise } from './noise.js';
import { type Random } from './random.js';
import { PIXELS, TILE_PX } from './torus.js';

/** The width of a thread in pixels: 43 threads an inch, the finest that survives scaling down. */
export const THREAD_PX = 2;
export const THREADS = TILE_PX / THREAD_PX;

const KNOTS = 16;

/**
 * Returns the light and shade of plain weave, one value a pixel, mean 0, standard deviation 1. Every thread has
 * its own tone, which changes gradually along the thread. In a scaled-down picture, threads of equal tone would
 * vanish or form a moiré, but uneven threads still look like cloth.
 */
export function plainWeave(random: Random): Float32Array {
  const warp = threadTones(random);
  const weft = threadTones(random);
  const plane = new Float32Array(PIXELS);
  const size = TILE_PX;
  for (let y = 0, i = 0; y < size; y++) {
    const pick = y >> 1;
    for (let x = 0; x < size; x++, i++) {
      const end = x >> 1;
      const warpOnTop = ((end + pick) & 1) === 0;
      const tone = warpOnTop ? (warp[end * size + y] ?? 0) + 0.12 : (weft[pick * size + x] ?? 0) - 0.12;
      plane[i] = tone + (random.next() - 0.5);
    }
  }
  return standardise(plane);
}

/**
 * Returns the tone of each of the 256 threads at each of the 512 pixels along it. Each thread has its own basic
 * tone, which changes gradually along the thread.
 */
function threadTones(random: Random): Float32Array {
  const tones = new Float32Array(THREADS * TILE_PX);
  const span = TILE_PX / KNOTS;
  for (let thread = 0, i = 0; thread < THREADS; thread++) {
    const own = random.around(0, 1.3);
    const knots = Array.from({ length: KNOTS }, () => own + random.around(0, 1));
    knots.forEach((from, k) => {
      const rise = ((knots[(k + 1) % KNOTS] ?? from) - from) / span;
      for (let along = 0; along < span; along++, i++) tones[i] = from + rise * along;
    });
  }
  return tones;
}
