import { fabricsOf, type Levels } from '@quiltwright/shared/quilting/shapes/shape';

/** A fabric and the one that replaces it, by their numbers. */
export type Replacement = readonly [before: number, after: number];

/** The fabrics that a shuffle uses and keeps. */
export interface Shuffling {
  /** Numbers of the palette's fabrics. */
  palette: readonly number[];
  /** Fabrics that stay in place, and are put in no other place. */
  locked: ReadonlySet<number>;
  /**
   * Returns the value of a fabric, how light or dark it is; null for unknown. A fabric is replaced only by one of the
   * same value.
   */
  valueFor: (fabricNum: number) => string | null;
  /** Returns numbers from 0 up to, but not including, 1. */
  chance: () => number;
}

/**
 * Returns a random replacement of the same value for each fabric of the block. Palette fabrics that the block doesn't
 * have come first, then its own fabrics change places. Two fabrics never become one, so that distinct patches stay
 * distinct. Leaves out fabrics without a replacement; if any fabric can change, the result is another arrangement.
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

/** Shuffles numbers by the method of Fisher and Yates. */
function inRandomOrder(numbers: readonly number[], chance: () => number): number[] {
  const order = [...new Set(numbers)];
  for (let i = order.length - 1; i > 0; i--) {
    const other = Math.floor(chance() * (i + 1));
    [order[i], order[other]] = [order[other] ?? 0, order[i] ?? 0];
  }
  return order;
}
