import type { Relaxed } from './column-generation';
import { firstFit, LYINGS } from './fill-strips';
import { Knapsack } from './knapsack';
import { Demand, type Column, type Laid, type Size, type StripPattern } from './strip-patterns';

/** How strips in parts become whole ones: none too many, or the nearest number. */
const ROUNDINGS = [Math.floor, Math.round];

/** Plans of whole strips that come of the linear programme, with what it leaves filled in several ways. */
export function roundColumns(
  sizes: readonly Size[],
  ways: readonly Laid[],
  { cloth, heights, relaxed }: { cloth: number; heights: readonly number[]; relaxed: Relaxed },
): StripPattern[][] {
  const often = [...relaxed.patterns].sort((a, b) => b.times - a.times);
  return ROUNDINGS.flatMap((round) => {
    const demand = new Demand(sizes);
    const whole: StripPattern[] = [];
    for (const { columns, times } of often) {
      let left = round(times + 1e-6);
      while (left > 0) {
        const cut = demand.cut(columns, left);
        if (!cut) break;
        whole.push(cut);
        left -= cut.times;
      }
    }
    if (demand.isMet) return [whole];
    const rest = demand.rest(sizes);
    const fillings = LYINGS.map((lying) => firstFit(rest, ways, { cloth, lying }));
    // It takes longest, and little is left where strips were rounded to the nearest number.
    if (round === Math.floor) fillings.push(byWorth(rest, ways, { cloth, heights, values: relaxed.values }));
    return fillings.map((filling) => [...whole, ...filling]);
  });
}

/** Strip by strip, each the one whose pieces are worth most for its height. */
function byWorth(
  sizes: readonly Size[],
  ways: readonly Laid[],
  { cloth, heights, values }: { cloth: number; heights: readonly number[]; values: readonly number[] },
): StripPattern[] {
  const knapsack = new Knapsack(cloth);
  const demand = new Demand(sizes);
  const patterns: StripPattern[] = [];
  while (!demand.isMet) {
    let [best, ratio]: [Column[], number] = [[], -1];
    const left = ways.filter(({ size }) => demand.of(size) > 0);
    const tallest = Math.max(...left.map(({ height }) => height));
    for (const height of heights) {
      if (height > tallest || !left.some((way) => height % way.height === 0)) continue;
      const { columns } = knapsack.fillWith(left, height, values, demand.left);
      const value = columns.reduce((sum, { size, stack }) => sum + stack * (values[size] ?? 0), 0);
      const tall = Math.max(...columns.map((column) => column.height * column.stack));
      if (columns.length > 0 && value / tall > ratio) [best, ratio] = [columns, value / tall];
    }
    const cut = demand.cut(best, Infinity);
    if (!cut) return [...patterns, ...firstFit(demand.rest(sizes), ways, { cloth, lying: 'least' })];
    patterns.push(cut);
  }
  return patterns;
}
