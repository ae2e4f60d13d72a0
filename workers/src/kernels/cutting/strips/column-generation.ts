import { AnyColumns } from './any-columns';
import { Knapsack } from './knapsack';
import { HAIR, Simplex, type LinearColumn } from './simplex';
import { piecesOf, type Column, type Laid, type SizedPieces } from './strip-patterns';

/**
 * The results of the linear programme of strips. The programme finds the least fabric that gives all pieces if a strip
 * may be cut a fractional number of times.
 */
export interface Relaxed {
  /**
   * The lower limit for the length of a plan, in eighths of an inch. It holds for every plan that cuts strips into
   * columns side by side, and columns into pieces one above another. Strips may have any height, and a column may hold
   * pieces of different sizes. The limit is reduced by more than the rounding error of its computation.
   */
  bound: number;
  /**
   * Solutions in which each strip consists of stacks of equal pieces, side by side. The first solution has only strips
   * that are no taller than the tallest piece. The second has strips of all heights.
   */
  stages: Stage[];
}

/** The solution of the linear programme for strips whose height is one of `heights`, in eighths of an inch. */
export interface Stage {
  heights: readonly number[];
  /** The strips of the solution. `times` is how often each is cut, and may be a fraction. */
  patterns: { times: number; columns: Column[] }[];
  /**
   * The value (dual price) of one piece of each size, in eighths of an inch of a strip's height. If a strip has one of
   * `heights`, the values of its pieces add up to at most its height.
   */
  values: number[];
}

/**
 * The greatest number of rounds in which the solution is improved: this number for each size of piece, and 30 more. A
 * round adds one strip at most. The lower limit for the length is valid even if further rounds would improve it.
 */
const ROUNDS = 12;

/** Computes the most valuable strips for given values of the pieces. */
interface Pricing {
  /** Sets new values for the `price` calls that follow. */
  start: (values: readonly number[]) => void;
  /** The number of kinds of strips, such as one kind for each height. `price` takes the index of a kind. */
  kinds: number;
  /**
   * Returns the strip of one kind with the greatest value. `ratio` is this value divided by the length of fabric that
   * the strip uses.
   */
  price: (kind: number) => { ratio: number; column: () => LinearColumn<Column[]> };
}

/**
 * Solves the linear programme of strips: finds the least fabric that gives all pieces. A strip may be cut a fractional
 * number of times. Also computes a lower limit for the length of every plan. The method is Gilmore and Gomory's column
 * generation. A simplex decides how often to cut each known strip, and gives each size of piece a value (dual price).
 * In each round, a knapsack over the width of the fabric finds one more strip. Its pieces are worth more than the
 * length of fabric that it uses.
 *
 * The method first uses strips that a quilter can cut: their height is one of `heights`, and they consist of stacks of
 * equal pieces. Then it adds all other strips, only to compute the lower limit. The values are scaled down until no
 * strip is worth more than the length of fabric that it uses. The total value of all pieces is then the limit, called
 * Farley's bound. So the limit is valid even if the rounds stop early.
 * @param longest the greatest height of a strip, in eighths of an inch
 */
export function columnGeneration(
  sizes: readonly SizedPieces[],
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
  // In a long plan, exact strips above the tallest piece hardly improve the bound.
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

/**
 * Adds strips to the solution until the pieces of no further strip are worth more than the length of fabric that the
 * strip uses. Stops after `rounds` rounds at the latest.
 */
function improve(simplex: Simplex<Column[]>, pricing: Pricing, rounds: number): void {
  let from = 0;
  for (let round = 0; round < rounds; round++) {
    const values = simplex.values();
    let entering = simplex.discarding(values);
    if (!entering) {
      pricing.start(values);
      // The kinds take turns, so that a round seldom has to price all of them.
      for (let looked = 0; looked < pricing.kinds && !entering; looked++) {
        from = (from + 1) % pricing.kinds;
        const { ratio, column } = pricing.price(from);
        if (ratio > 1 + HAIR) entering = column();
      }
    }
    if (!entering || !simplex.enter(entering)) return;
  }
}

/**
 * Returns functions that find the most valuable strip among those that consist of stacks of equal pieces. The strips of
 * each height are one kind (see `Pricing`).
 */
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

/** Returns a strip with pieces of only one size, in the orientation with the least fabric for each piece. */
function onlyOf(size: number, ways: readonly Laid[], cloth: number, sizes: number): LinearColumn<Column[]> {
  const own = ways.filter((way) => way.size === size);
  const lengthEach = ({ width, height }: Laid) => height / Math.floor(cloth / width);
  const [best] = own.sort((a, b) => lengthEach(a) - lengthEach(b));
  const columns = best
    ? Array.from({ length: Math.floor(cloth / best.width) }, () => ({ ...best, stack: 1 }))
    : [];
  return { made: piecesOf(columns, sizes), length: best?.height ?? 0, strip: columns };
}
