import { PIXELS } from './torus.js';

/** The number of planes that fit the memory. The batiks need most: about 50. */
const MOST = 64;

let memory: Float32Array | undefined;
let used = 0;

/**
 * Returns a plane of zeros, `channels` values a pixel. It is valid until the next cloth is begun. Planes use the
 * memory of the previous cloth: to get new memory takes longer than to fill a plane.
 */
export function newPlane(channels: 1 | 3 = 1): Float32Array {
  const size = channels * PIXELS;
  memory ??= new Float32Array(MOST * PIXELS);
  if (used + size > memory.length) return new Float32Array(size);
  const plane = memory.subarray(used, used + size).fill(0);
  used += size;
  return plane;
}

/** Begins another cloth: its planes replace those of the previous one. */
export function reusePlanes(): void {
  used = 0;
}
