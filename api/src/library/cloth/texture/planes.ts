import { PIXELS } from './torus.js';

/**
 * The number of planes (arrays with one value for each pixel) that the reused memory can hold. The batiks
 * need most: about 50.
 */
const MOST = 64;

let memory: Float32Array | undefined;
let used = 0;

/**
 * Returns a plane: an array of zeros with `channels` values for each pixel. It is valid until the next call
 * of `reusePlanes`. Planes use the memory of the previous cloth, because getting new memory takes longer than
 * filling a plane.
 */
export function newPlane(channels: 1 | 3 = 1): Float32Array {
  const size = channels * PIXELS;
  memory ??= new Float32Array(MOST * PIXELS);
  if (used + size > memory.length) return new Float32Array(size);
  const plane = memory.subarray(used, used + size).fill(0);
  used += size;
  return plane;
}

/** Prepares for the next cloth: later planes overwrite the planes that exist now. */
export function reusePlanes(): void {
  used = 0;
}
