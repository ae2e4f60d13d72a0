import type { Outline } from '@quiltwright/shared/geometry/outline';

/**
 * Steps in a block unit. Corners are whole numbers of steps while patches are computed. Four decimals and halves of
 * them are exact, and the product of two differences stays below 2⁵³.
 */
export const STEPS = 20_000;

/** A corner on the lattice. */
export interface LatticePoint {
  x: number;
  y: number;
}

/** A closed path on the lattice. A path around a piece has an area above 0, one around a hole below 0. */
export type Ring = readonly LatticePoint[];

/** Returns the corners of a straight outline in block units, on the lattice. */
export function ringOf(outline: Outline): LatticePoint[] {
  return outline.map(({ to }) => ({ x: Math.round(to.x * STEPS), y: Math.round(to.y * STEPS) }));
}
