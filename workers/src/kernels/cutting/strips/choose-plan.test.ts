import { expect, it } from 'vitest';
import { boughtFor, unitsOf } from '../bought';
import { choosePlan } from './choose-plan';
import type { CuttingSettings } from '../cutting-types';
import { NOTHING_TO_SPARE } from '../strip-plan.fixture';
import type { StripPattern } from './strip-patterns';

/** Returns a plan with empty strips: for each height in inches, how many strips have this height. */
const planOf = (...strips: (readonly [times: number, height: number])[]): StripPattern[] =>
  strips.map(([times, height]) => ({ times, height: height * 8, columns: [] }));

/** Returns the heights of the strips in the chosen plan, in inches. */
function chosen(plans: StripPattern[][], changes: Partial<CuttingSettings>): number[] {
  const settings = { ...NOTHING_TO_SPARE, ...changes };
  const best = choosePlan(plans, 42 * 8, (plan) =>
    unitsOf(
      boughtFor(
        plan.map(({ times, height }) => ({ count: times, height: height / 8 })),
        settings,
      ),
    ),
  );
  return best.map(({ height }) => height / 8);
}

it('is the plan with the smallest purchase after shrinkage', () => {
  /*
   * The plans need 8 × 4½ = 36″ and 5 × 4½ + 5 × 2½ = 35″, both 8 eighths of a yard. The first has one height, so it is
   * easier to cut. With 2 % shrinkage they need 36.73″ and 35.71″: 9 eighths and 8.
   */
  const plans = [planOf([8, 4.5]), planOf([5, 4.5], [5, 2.5])];
  expect(chosen(plans, {})).toEqual([4.5]);
  expect(chosen(plans, { shrinkage: 2 })).toEqual([4.5, 2.5]);
  /* With 5 % to spare, the plans need 37.8″ and 36.75″: 9 eighths each. */
  expect(chosen(plans, { sparePercent: 5 })).toEqual([4.5]);
});

it('is the plan with the fewest fat quarters if these are bought', () => {
  /*
   * The first plan needs 3 × 11½ = 34½″, and three fat quarters, because only one strip fits in the 18″ of each. The
   * second, two strips of 13″ and two of 5″, needs two fat quarters. By the yard, both plans need 8 eighths.
   */
  const plans = [planOf([3, 11.5]), planOf([2, 13], [2, 5])];
  expect(chosen(plans, {})).toEqual([11.5]);
  expect(chosen(plans, { buy: 'fatQuarters' })).toEqual([13, 5]);
});
