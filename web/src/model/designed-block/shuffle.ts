import { fabricsOf, type Levels } from '@quiltwright/shared/quilting/shape';

/** What fabrics a shuffle takes, and what it keeps. */
export interface Shuffling {
  /** Numbers of the palette's fabrics. */
  palette: readonly number[];
  /** Fabrics that stay where they are, and come to no other place. */
  locked: ReadonlySet<number>;
  /** How light or dark a fabric is: one comes only in the place of one of the same value. Null for unknown. */
  valueFor: (fabricNum: number) => string | null;
  /** Gives numbers from 0 up to, but not including, 1. */
  chance: () => number;
}

/**
 * For each fabric of the block another one of the same value, by chance: those of the palette that the block doesn't
 * have come first, then its own change places. No two become one, so that what was told apart stays so. Leaves out
 * fabrics for which there is no other: where any can change, the result is another arrangement.
 */
export function shuffledFabrics(levels: Levels, shuffling: Shuffling): Map<number, number> {
  const { palette, locked, valueFor, chance } = shuffling;
  const used = fabricsOf(levels);
  const free = used.filter((fabric) => !locked.has(fabric));
  const others = new Map<number, number>();
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
      if (other !== undefined && other !== fabric) others.set(fabric, other);
    });
  }
  return others;
}

/** Fisher and Yates' shuffle. */
function inRandomOrder(numbers: readonly number[], chance: () => number): number[] {
  const order = [...new Set(numbers)];
  for (let i = order.length - 1; i > 0; i--) {
    const other = Math.floor(chance() * (i + 1));
    [order[i], order[other]] = [order[other] ?? 0, order[i] ?? 0];
  }
  return order;
}
