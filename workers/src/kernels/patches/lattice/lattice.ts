import type { Outline } from '@quiltwright/shared/geometry/outline';

/**
 * The number of lattice steps in a block unit. While patches are computed, corners are whole numbers of steps. Numbers
 * with four decimals, and halves of them, are exact. The product of two coordinate differences stays below 2⁵³, so it
 * is exact too.
 */
export const STEPS = 20_000;

/** A corner in whole steps of the lattice, the fine grid to which points are rounded. */
export interface LatticePoint {
  x: number;
  y: number;
}

/**
 * A closed path on the lattice. It runs clockwise around a piece, as seen on screen, and anticlockwise around a hole,
 * so that the area inside a hole is negative.
 */
export type Ring = readonly LatticePoint[];

/** Returns the corners of an outline without curves, in whole lattice steps instead of block units. */
export function ringOf(outline: Outline): LatticePoint[] {
  return outline.map(({ to }) => ({ x: Math.round(to.x * STEPS), y: Math.round(to.y * STEPS) }));
}
