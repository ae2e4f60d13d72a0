import type { Outline } from '@quiltwright/shared/geometry/outline';

/**
 * The number of steps in a block unit. Corners are whole numbers of steps while patches are computed. Numbers with four
 * decimals, and halves of such numbers, are exact. The product of two differences stays below 2⁵³.
 */
export const STEPS = 20_000;

/** A corner in whole steps of the lattice, the fine grid to which points are rounded. */
export interface LatticePoint {
  x: number;
  y: number;
}

/** A closed path on the lattice. The area is above 0 for a path around a piece and below 0 for a path around a hole. */
export type Ring = readonly LatticePoint[];

/** Returns the corners of a straight outline, converted from block units to whole steps of the lattice. */
export function ringOf(outline: Outline): LatticePoint[] {
  return outline.map(({ to }) => ({ x: Math.round(to.x * STEPS), y: Math.round(to.y * STEPS) }));
}
