import { Knapsack } from './knapsack';
import { piecesOf, type Column, type Laid, type Size } from './strip-patterns';

/** The linear programme of strips: strips by halves and thirds, that give all sizes with the least cloth. */
export interface Relaxed {
  /** No strips take less, in eighths of an inch; rounded down by more than what arithmetic loses. */
  bound: number;
  /** How often each pattern is cut, in parts of strips. */
  patterns: { times: number; columns: Column[] }[];
  /** What a piece of each size is worth, in eighths of an inch. */
  values: number[];
}

/** Less is rounding, as a part of a whole. */
const HAIR = 1e-7;
/** Rounds, for each size, after which it is good enough: the bound holds whenever it stops. */
const ROUNDS = 12;

interface Basic {
  /** Pieces that one gives, and its height; null for pieces that are cut and not needed. */
  made: number[];
  columns: Column[];
  height: number;
}

/**
 * Gilmore and Gomory's column generation: a simplex over strip patterns, each found by a knapsack over the width of the
 * cloth with what the sizes are worth so far. What they are worth, made small enough that no pattern is worth more than
 * its height, gives the bound (Farley's), whether or not it is the best yet.
 */
export function columnGeneration(
  sizes: readonly Size[],
  ways: readonly Laid[],
  { cloth, heights }: { cloth: number; heights: readonly number[] },
): Relaxed {
  const knapsack = new Knapsack(cloth);
  const demand = sizes.map(({ count }) => count);
  const basis: Basic[] = sizes.map((_, size) => onlyOf(size, ways, cloth, sizes.length));
  const inverse = basis.map(({ made }, row) => made.map((_, i) => (i === row ? 1 / (made[row] ?? 1) : 0)));
  let times = demand.map((count, row) => count / (basis[row]?.made[row] ?? 1));
  let values: number[] = [];
  let [bound, worth] = [0, values];
  const consider = (most: number) => {
    const total = demand.reduce((sum, count, size) => sum + count * Math.max(0, values[size] ?? 0), 0);
    if (total / most <= bound) return;
    bound = total / most;
    worth = values;
  };
  let from = 0;
  for (let round = 0; round < ROUNDS * sizes.length + 30; round++) {
    values = sizes.map((_, i) =>
      basis.reduce((sum, { height }, row) => sum + height * (inverse[row]?.[i] ?? 0), 0),
    );
    const negative = values.findIndex((value) => value < -HAIR);
    let entering: Basic | null = null;
    if (negative >= 0) {
      entering = { made: sizes.map((_, i) => (i === negative ? -1 : 0)), columns: [], height: 0 };
    } else {
      // The first pattern that saves something goes in; heights take turns, so that a round seldom looks at all.
      let [most, looked] = [1, 0];
      for (; looked < heights.length && !entering; looked++) {
        from = (from + 1) % heights.length;
        const height = heights[from] ?? 0;
        const { value, columns } = knapsack.fill(ways, height, values);
        most = Math.max(most, value / height);
        if (value > height * (1 + HAIR))
          entering = { made: piecesOf(columns, sizes.length), columns, height };
      }
      if (!entering) {
        consider(most);
        break;
      }
    }
    const { made } = entering;
    const along = inverse.map((row) => row.reduce((sum, part, i) => sum + part * (made[i] ?? 0), 0));
    let leaving = -1;
    along.forEach((part, row) => {
      if (part <= 1e-9) return;
      if (leaving < 0 || (times[row] ?? 0) / part < (times[leaving] ?? 0) / (along[leaving] ?? 1))
        leaving = row;
    });
    const pivot = along[leaving];
    if (pivot === undefined) break;
    const pivotRow = (inverse[leaving] ?? []).map((part) => part / pivot);
    const step = (times[leaving] ?? 0) / pivot;
    inverse.forEach((row, r) => {
      const factor = along[r] ?? 0;
      inverse[r] = r === leaving ? pivotRow : row.map((part, i) => part - factor * (pivotRow[i] ?? 0));
    });
    times = times.map((count, r) => (r === leaving ? step : Math.max(0, count - step * (along[r] ?? 0))));
    basis[leaving] = entering;
  }
  if (bound === 0) {
    // It stopped before it was done.
    const most = heights.map((height) => knapsack.fill(ways, height, values).value / height);
    consider(Math.max(1, ...most));
  }
  const patterns = basis.map(({ columns }, row) => ({ columns, times: times[row] ?? 0 }));
  return {
    bound: bound * (1 - HAIR),
    patterns: patterns.filter((pattern) => pattern.columns.length > 0 && pattern.times > HAIR),
    values: worth,
  };
}

/** The strip of one size alone that takes least for a piece. */
function onlyOf(size: number, ways: readonly Laid[], cloth: number, sizes: number): Basic {
  const own = ways.filter((way) => way.size === size);
  const inchesEach = ({ width, height }: Laid) => height / Math.floor(cloth / width);
  const [best] = own.sort((a, b) => inchesEach(a) - inchesEach(b));
  const columns = best
    ? Array.from({ length: Math.floor(cloth / best.width) }, () => ({ ...best, stack: 1 }))
    : [];
  return { made: piecesOf(columns, sizes), columns, height: best?.height ?? 0 };
}
