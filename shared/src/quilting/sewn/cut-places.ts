import type { Size } from '../../geometry/box.js';
import type { Point } from '../../geometry/point.js';
import { CLOTH_TILE } from '../../limits.js';
import { chance } from './hills.js';

/**
 * The number of different ways to cut the patches of a block. A cut (0 to `CUTS` − 1) decides from which place on its
 * fabric each patch is cut. So the copies of a block don't all look the same.
 */
export const CUTS = 8;
/**
 * The step between the cuts of two copies, one below the other. The step to the right is 1. With these steps, a copy
 * differs from all eight copies around it.
 */
const DOWN = 3;

/**
 * Returns the number of the cut for a copy of a placement, from 0 to `CUTS` − 1. Copies with the same cut have each patch
 * cut from the same place on its fabric.
 * @param placement the placement's index in the quilt
 * @param from the place of the copy, from the placement's first copy
 * @param size the size of each copy, in the unit of `from`
 */
export function cutOfCopy(placement: number, from: Point, { width, height }: Size): number {
  // A hundredth keeps copies on the side of a border that rounding may move.
  const column = Math.floor(from.x / width + 0.01);
  const row = Math.floor(from.y / height + 0.01);
  const first = Math.floor(((chance(placement) + 1) / 2) * CUTS);
  return (((column + DOWN * row + first) % CUTS) + CUTS) % CUTS;
}

/**
 * Returns the point on a fabric picture, in inches, from which a patch is cut. `cut` is a number from `cutOfCopy`, and
 * `patch` the index of the patch in its block.
 */
export function cutOfPatch(cut: number, patch: number): Point {
  const seed = cut * 7919 + patch * 104_729;
  return { x: ((chance(seed) + 1) / 2) * CLOTH_TILE, y: ((chance(seed + 1) + 1) / 2) * CLOTH_TILE };
}
