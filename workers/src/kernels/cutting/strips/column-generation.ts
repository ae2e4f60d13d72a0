import { AnyColumns } from './any-columns';
import { Knapsack } from './knapsack';
import { HAIR, Simplex, type LinearColumn } from './simplex';
import { piecesOf, type Column, type Laid, type SizedPieces } from './strip-patterns';

/**
 * The results of the linear programme of strips. It finds the least fabric that gives all pieces if a strip may be cut
 * a fractional number of times.
 */
export interface Relaxed {
  /**
   * The lower limit for the length of a plan, in eighths of an inch. It holds for every plan whose strips are cut into
   * columns, and the columns into pieces. Strips may have any height, and columns may hold any pieces. The limit is
   * reduced by more than the rounding error of its computation.
   */
  bound: number;
  /**
   * Solutions in which columns are stacks of equal pieces. The first has only strips that are no taller than the
   * tallest piece. The second has strips of all heights.
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
 * The search stops after this many rounds for each size of piece, and 30 more. The lower bound on the length is valid
 * whenever the search stops.
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
 * Runs Gilmore and Gomory's column generation: a simplex over strips. A knapsack over the width of the fabric finds
 * each strip, from the dual price of each size. The search first uses strips that a quilter can cut: their height is
 * one of `heights`, and their columns are stacks of equal pieces. Then it adds all other strips, only to compute a
 * lower bound on the length. Farley's bound scales the prices down until no strip is worth more than the length of
 * fabric that it uses. So the bound is valid even if the search stops early.
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
 * Adds strips to the solution until no strip is worth more than the length of fabric that it uses. Stops after
 * `rounds` rounds at the latest.
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
 * Returns the search for the most valuable strip among those that consist of stacks of equal pieces. Strips of each
 * height are one kind of the search.
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
