import { clamp } from '@quiltwright/shared/geometry/interval';
import { Knapsack } from './knapsack';
import { Demand, lengthOf, type Laid, type SizedPieces, type StripPattern } from './strip-patterns';

/** The greatest number of strips that are tried as the next strip of a plan. */
const BRANCHES = 8;
/**
 * Limits for the number of steps in a search. The number is `work` divided by the number of combinations of height and
 * orientation, but between `least` and `most`.
 */
const STEPS = { most: 20, least: 2, work: 4_000 };

/**
 * A value for each square eighth of an inch of a piece, added to the piece's value in the linear programme. So pieces
 * without such a value still fill free space.
 */
const FILLER = 1e-5;

interface Search {
  cloth: number;
  heights: readonly number[];
  /**
   * The value (dual price) of one piece of each size, as a height of strip in eighths of an inch. The pieces of
   * any strip are together worth at most the strip's height.
   */
  values: readonly number[];
  /** The search only looks for plans shorter than this, in eighths of an inch. */
  under: number;
  /** Returns true for a plan that ends the search. */
  isEnough: (plan: readonly StripPattern[]) => boolean;
}

/**
 * Returns the shortest plan that a limited search finds; null if no plan is shorter than `under`. The first choice for
 * each next strip is the strip with the greatest value for its height. The search follows the first choices throughout,
 * then deviates from them once, twice and so on. This is limited discrepancy search (Harvey and Ginsberg 1995). The
 * value of pieces is a lower bound on the height that they need. So the search drops a plan whose strips, plus the
 * value of its remaining pieces, reach the length of the shortest plan.
 */
export function searchStrips(
  sizes: readonly SizedPieces[],
  ways: readonly Laid[],
  { cloth, heights, values, under, isEnough }: Search,
): StripPattern[] | null {
  const next = new NextStrips(sizes, ways, { cloth, heights, values });
  const most = clamp(STEPS.work / (ways.length * heights.length), STEPS.least, STEPS.most);
  let shortest = under;
  let found: StripPattern[] | null = null;
  const isOver = () => next.steps >= most || (found !== null && isEnough(found));
  const follow = (demand: Demand, before: readonly StripPattern[], turns: number) => {
    const length = lengthOf(before);
    if (demand.isMet && length < shortest) [shortest, found] = [length, [...before]];
    const rest = demand.left.reduce((sum, count, size) => sum + count * (values[size] ?? 0), 0);
    if (demand.isMet || isOver() || length + Math.ceil(rest - 1e-6) >= shortest) return;
    for (const [turn, { columns }] of next
      .after(demand.left)
      .slice(0, turns + 1)
      .entries()) {
      const left = new Demand(demand.rest(sizes));
      const cut = left.cut(columns, Infinity);
      if (cut) follow(left, [...before, cut], turns - turn);
    }
  };
  for (let turns = 0; turns <= BRANCHES && !isOver(); turns++) follow(new Demand(sizes), [], turns);
  return found;
}

/** Finds the strips with the greatest value for their height, and remembers them by the remaining pieces. */
class NextStrips {
  /** The number of times that strips were computed. Strips from memory don't count. */
  steps = 0;
  readonly #known = new Map<string, StripPattern[]>();
  readonly #cloth: number;
  readonly #knapsack: Knapsack;
  readonly #ways: readonly Laid[];
  readonly #heights: readonly number[];
  readonly #values: readonly number[];

  constructor(
    sizes: readonly SizedPieces[],
    ways: readonly Laid[],
    { cloth, heights, values }: Pick<Search, 'cloth' | 'heights' | 'values'>,
  ) {
    this.#cloth = cloth;
    this.#knapsack = new Knapsack(cloth);
    this.#ways = ways;
    this.#heights = heights;
    // Pieces without a value in the linear programme are still put into free space.
    this.#values = sizes.map(({ width, height }, size) => (values[size] ?? 0) + width * height * FILLER);
  }

  after(left: readonly number[]): StripPattern[] {
    const key = left.join();
    const strips = this.#known.get(key) ?? this.#workOut(left);
    this.#known.set(key, strips);
    return strips;
  }

  #workOut(left: readonly number[]): StripPattern[] {
    this.steps++;
    const ways = this.#ways.filter(({ size }) => (left[size] ?? 0) > 0);
    const best: { strip: StripPattern; ratio: number }[] = [];
    for (const { height, most } of this.#heightsFor(ways, left)) {
      // No strip of the remaining heights can have a greater ratio of value to height.
      if (most <= (best[BRANCHES - 1]?.ratio ?? 0)) break;
      const { columns } = this.#knapsack.fillWith(ways, height, this.#values, left);
      // This strip is lower than `height`, so the search finds it at its own height.
      if (Math.max(...columns.map((column) => column.height * column.stack)) < height) continue;
      const value = columns.reduce((sum, { size, stack }) => sum + stack * this.#valueOf(size), 0);
      best.push({ strip: { times: 1, height, columns }, ratio: value / height });
      best.sort((a, b) => b.ratio - a.ratio);
    }
    return best.slice(0, BRANCHES).map(({ strip }) => strip);
  }

  /**
   * Returns heights of strips that are stacks of the remaining pieces, the most valuable first. `most` is an upper
   * limit for the value of a strip of this height, divided by the height.
   */
  #heightsFor(ways: readonly Laid[], left: readonly number[]): { height: number; most: number }[] {
    const all = left.reduce((sum, count, size) => sum + count * this.#valueOf(size), 0);
    return this.#heights
      .filter((height) =>
        ways.some((way) => height % way.height === 0 && height / way.height <= (left[way.size] ?? 0)),
      )
      .map((height) => {
        const densest = ways.reduce(
          (most, way) =>
            Math.max(most, (this.#valueOf(way.size) * Math.floor(height / way.height)) / way.width),
          0,
        );
        return { height, most: Math.min(densest * this.#cloth, all) / height };
      })
      .sort((a, b) => b.most - a.most);
  }

  #valueOf(size: number): number {
    return this.#values[size] ?? 0;
  }
}
