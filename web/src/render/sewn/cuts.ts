import type { Box } from '@quiltwright/shared/geometry/box';
import type { Point } from '@quiltwright/shared/geometry/point';
import { CLOTH_TILE } from '@quiltwright/shared/limits';
import { chance } from './relief';

/**
 * The number of different cuts of a block. A cut decides from which place on its fabric each patch is cut, so that the
 * copies of a block don't all look the same.
 */
export const CUTS = 8;
/**
 * The step between the cuts of two copies, one below the other. The step to the right is 1. With these steps, a copy
 * differs from all eight copies around it.
 */
const DOWN = 3;

/** Copies smaller than this many pixels all get one cut, because nobody sees the difference. */
const SMALLEST = 20;

/**
 * Returns the number of a copy's cut, from 0 to `CUTS` − 1. A cut decides from which place on its fabric each patch is
 * cut. The number depends only on the position and size of the copy, so that it stays the same while the quilt is
 * recoloured. Copies side by side have different cuts, but very small copies all have cut 0.
 * @param scale pixels for each inch
 */
export function cutOfCopy({ x, y, width, height }: Box, scale: number): number {
  if (Math.max(width, height) * scale < SMALLEST) return 0;
  // A hundredth keeps copies on the side of a border that rounding may move.
  const column = Math.floor(x / width + 0.01);
  const row = Math.floor(y / height + 0.01);
  return (column + DOWN * row) % CUTS;
}

/** Returns the place on the cloth, in inches, from which a patch is cut. */
export function cutOfPatch(cut: number, patch: number): Point {
  const seed = cut * 7919 + patch * 104_729;
  return { x: ((chance(seed) + 1) / 2) * CLOTH_TILE, y: ((chance(seed + 1) + 1) / 2) * CLOTH_TILE };
}
