import { lengthOf, type StripPattern } from './strip-patterns';

/**
 * Returns the plan with the smallest purchase, shrinkage and spare fabric included. Among equal purchases it prefers
 * fewer different heights of strips, because the quilter sets the ruler for each height. Then it prefers fewer stacks
 * (several pieces cut one above another from a strip), then a shorter plan. Last, it prefers a larger rectangle of
 * leftover fabric. So a plan that is harder to cut is only returned if it reduces the purchase.
 * @param units returns the number of eighths of a yard, or of fat quarters, to buy for a plan
 */
export function choosePlan(
  plans: readonly StripPattern[][],
  cloth: number,
  units: (plan: readonly StripPattern[]) => number,
): StripPattern[] {
  const ranked = plans.map((plan) => ({ plan, rank: [units(plan), ...rankOf(plan, cloth)] }));
  ranked.sort((a, b) => compare(a.rank, b.rank));
  return ranked[0]?.plan ?? [];
}

function rankOf(plan: readonly StripPattern[], cloth: number): number[] {
  const length = lengthOf(plan);
  const stacks = plan.reduce((sum, { times, columns }) => {
    return sum + times * columns.filter(({ stack }) => stack > 1).length;
  }, 0);
  const left = plan.reduce((most, strip) => Math.max(most, strip.height * (cloth - widthOf(strip))), 0);
  return [new Set(plan.map(({ height }) => height)).size, stacks, length, -left];
}

function widthOf({ columns }: StripPattern): number {
  return columns.reduce((sum, { width }) => sum + width, 0);
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [i, rank] of one.entries()) if (rank !== other[i]) return rank - (other[i] ?? 0);
  return 0;
}
