import type { Stage } from './column-generation';
import { firstFit, LYINGS } from './fill-strips';
import { searchStrips } from './search-strips';
import { Demand, lengthOf, type Laid, type SizedPieces, type StripPattern } from './strip-patterns';

/** Functions that make whole numbers of strips from fractions: round down, and round to the nearest number. */
const ROUNDINGS = [Math.floor, Math.round];

/**
 * Returns plans in which each strip of the linear programme's solution is cut a whole number of times. The remaining
 * pieces are put into further strips, in several ways.
 */
export function roundColumns(
  sizes: readonly SizedPieces[],
  ways: readonly Laid[],
  {
    cloth,
    stage: { heights, patterns, values },
    isEnough,
  }: { cloth: number; stage: Stage; isEnough: (plan: readonly StripPattern[]) => boolean },
): StripPattern[][] {
  const often = [...patterns].sort((a, b) => b.times - a.times);
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
    // If rounding leaves no strip, all pieces remain, and other plans already cover this case.
    if (whole.length === 0) return [];
    const rest = demand.rest(sizes);
    const fillings = LYINGS.map((lying) => firstFit(rest, ways, { cloth, lying }));
    // The search takes the longest time, and after rounding to the nearest number few pieces remain.
    if (round === Math.floor) {
      const under = Math.min(...fillings.map(lengthOf));
      const found = searchStrips(rest, ways, {
        ...{ cloth, heights, values, under },
        isEnough: (plan) => isEnough([...whole, ...plan]),
      });
      if (found) fillings.push(found);
    }
    return fillings.map((filling) => [...whole, ...filling]);
  });
}
