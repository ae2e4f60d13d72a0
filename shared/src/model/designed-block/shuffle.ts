import { fabricsOf, type Levels } from '../../quilting/shapes/shape.js';
import type { Replacement } from '../recolouring/recoloured-quilt.js';

/** The settings for replacing the fabrics of a block at random (see `shuffledFabrics`). */
export interface Shuffling {
  /** The numbers of the fabrics in the chosen palette. */
  palette: readonly number[];
  /** Numbers of fabrics that keep their patches, and replace no other fabric. */
  locked: ReadonlySet<number>;
  /**
   * Returns the value of a fabric (how light or dark it is); null if unknown. A fabric is replaced only by a fabric of
   * the same value.
   */
  valueFor: (fabricNum: number) => string | null;
  /** Returns a random number from 0 up to, but not including, 1. */
  chance: () => number;
}

/**
 * Returns a random replacement for each fabric of the block, always of the same value (equally light or dark). Palette
 * fabrics that aren't in the block are used first. Then the block's own fabrics swap places. Two fabrics never get the
 * same replacement, so that distinct patches stay distinct. Fabrics without a replacement are left out. If any fabric
 * can change, at least one fabric changes.
 */
export function shuffledFabrics(levels: Levels, shuffling: Shuffling): Replacement[] {
  const { palette, locked, valueFor, chance } = shuffling;
  const used = fabricsOf(levels);
  const free = used.filter((fabric) => !locked.has(fabric));
  const others: Replacement[] = [];
  for (const value of new Set(free.map(valueFor))) {
    if (value === null) continue;
    const isOfValue = (fabric: number) => valueFor(fabric) === value;
    const own = inRandomOrder(free.filter(isOfValue), chance);
    const fresh = inRandomOrder(
      palette.filter((fabric) => isOfValue(fabric) && !used.includes(fabric)),
      chance,
    );
    own.forEach((fabric, place) => {
      const other = fresh[place] ?? own[(place + 1) % own.length];
      if (other !== undefined && other !== fabric) others.push([fabric, other]);
    });
  }
  return others;
}

/** Returns the numbers in random order (Fisher–Yates shuffle). `chance` returns random numbers from 0 to below 1. */
function inRandomOrder(numbers: readonly number[], chance: () => number): number[] {
  const order = [...new Set(numbers)];
  for (let i = order.length - 1; i > 0; i--) {
    const other = Math.floor(chance() * (i + 1));
    [order[i], order[other]] = [order[other] ?? 0, order[i] ?? 0];
  }
  return order;
}
