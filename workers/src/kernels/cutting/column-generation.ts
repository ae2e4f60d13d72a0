import { AnyColumns } from './any-columns';
import { Knapsack } from './knapsack';
import { HAIR, Simplex, type LinearColumn } from './simplex';
import { piecesOf, type Column, type Laid, type Size } from './strip-patterns';

/** The linear programme of strips: parts of strips that together give all pieces from the least cloth. */
export interface Relaxed {
  /**
   * No plan is shorter, in eighths of an inch, when its strips are cut into columns and these into pieces. The strips may
   * have any height and a column any pieces. Rounded down by more than arithmetic loses.
   */
  bound: number;
  /** Strips of stacked equal pieces: no taller than the tallest piece, then of all heights. */
  stages: Stage[];
}

/** The best strips of some heights. */
export interface Stage {
  heights: readonly number[];
  /** How often each strip is cut, in parts. */
  patterns: { times: number; columns: Column[] }[];
  /** The value of a piece of each size, in eighths of an inch: no strip of these heights is worth more than its height. */
  values: number[];
}

/** Rounds, for each size, after which the strips are good enough. The bound holds whenever the search stops. */
const ROUNDS = 12;

/** Finds strips that are worth more than their length. */
interface Pricing {
  /** Called before `price` with other values. */
  start: (values: readonly number[]) => void;
  /** How many kinds of strips there are. */
  kinds: number;
  /** The greatest value of a strip of one kind, as a multiple of its length, and the strip. */
  price: (kind: number) => { ratio: number; column: () => LinearColumn<Column[]> };
}

/**
 * Gilmore and Gomory's column generation: a simplex over strips. A knapsack over the width of the cloth finds each strip,
 * with the value that each size has so far. First come the strips that a quilter cuts: stacks of equal pieces, no taller
 * than `heights`. Then come all others, for the bound: values so small that no strip is worth more than its length give
 * it (Farley), whether or not they are the best yet.
 *
 * @param longest of a strip, in eighths of an inch
 */
export function columnGeneration(
  sizes: readonly Size[],
  ways: readonly Laid[],
  { cloth, heights, longest }: { cloth: number; heights: readonly number[]; longest: number },
): Relaxed {
  const demand = sizes.map(({ count }) => count);
  const simplex = new Simplex(
    demand,
    sizes.map((_, size) => onlyOf(size, ways, cloth, sizes.length)),
  );
  const rounds = ROUNDS * sizes.length + 30;
  const tallest = ways[0]?.height ?? 0;
  const low = heights.filter((height) => height <= tallest);
  const stages = (low.length < heights.length ? [low, heights] : [heights]).map((those): Stage => {
    improve(simplex, stackPricing(ways, { cloth, heights: those, sizes: sizes.length }), rounds);
    const patterns = simplex.strips().map(({ strip, times }) => ({ columns: strip, times }));
    return { heights: those, patterns, values: simplex.values().map((value) => Math.max(0, value)) };
  });
  // Of a long plan the bound is hardly lower when no strip taller than the tallest piece is exact.
  const exact = longest <= (heights[0] ?? 0) ? longest : tallest;
  const any = new AnyColumns(ways, { cloth, tallest: exact, longest, sizes: sizes.length });
  improve(simplex, any, rounds);
  const worth = simplex.values().map((value) => Math.max(0, value));
  any.start(worth);
  let most = 1;
  for (let kind = 0; kind < any.kinds; kind++) most = Math.max(most, any.price(kind).ratio);
  const total = demand.reduce((sum, count, size) => sum + count * (worth[size] ?? 0), 0);
  return { bound: (total / most) * (1 - HAIR), stages };
}

/** Takes strips in until none is worth more than its length, or `rounds` are over. */
function improve(simplex: Simplex<Column[]>, pricing: Pricing, rounds: number): void {
  let from = 0;
  for (let round = 0; round < rounds; round++) {
    const values = simplex.values();
    let entering = simplex.discarding(values);
    if (!entering) {
      pricing.start(values);
      // The kinds take turns, so that a round seldom looks at all of them.
      for (let looked = 0; looked < pricing.kinds && !entering; looked++) {
        from = (from + 1) % pricing.kinds;
        const { ratio, column } = pricing.price(from);
        if (ratio > 1 + HAIR) entering = column();
      }
    }
    if (!entering || !simplex.enter(entering)) return;
  }
}

/** Strips of stacked equal pieces: a kind for each height. */
function stackPricing(
  ways: readonly Laid[],
  { cloth, heights, sizes }: { cloth: number; heights: readonly number[]; sizes: number },
): Pricing {
  const knapsack = new Knapsack(cloth);
  let values: readonly number[] = [];
  return {
    kinds: heights.length,
    start: (next) => {
      values = next;
    },
    price: (kind) => {
      const height = heights[kind] ?? 0;
      const { value, columns } = knapsack.fill(ways, height, values);
      return {
        ratio: value / height,
        column: () => ({ made: piecesOf(columns, sizes), length: height, strip: columns }),
      };
    },
  };
}

/** The strip of one size alone that takes the least cloth for a piece. */
function onlyOf(size: number, ways: readonly Laid[], cloth: number, sizes: number): LinearColumn<Column[]> {
  const own = ways.filter((way) => way.size === size);
  const lengthEach = ({ width, height }: Laid) => height / Math.floor(cloth / width);
  const [best] = own.sort((a, b) => lengthEach(a) - lengthEach(b));
  const columns = best
    ? Array.from({ length: Math.floor(cloth / best.width) }, () => ({ ...best, stack: 1 }))
    : [];
  return { made: piecesOf(columns, sizes), length: best?.height ?? 0, strip: columns };
}
