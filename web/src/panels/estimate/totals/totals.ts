import { formatYards } from '@quiltwright/shared/ruler/yards';
import type {
  Bought,
  CuttingPlan,
  CuttingProblem,
  FabricPlan,
} from '@quiltwright/workers/kernels/cutting/cutting-types';
import type { Estimate, FabricEstimate } from '@quiltwright/workers/kernels/estimate/estimate-types';
import { boughtWords } from '../words/bought-words';

/** The basis of the amounts of fabric: the cutting plan, or the quick estimate. */
export type Count = 'plan' | 'quick';

/**
 * A fabric of a quilt with its quick estimate, its cutting plan, and the problem that prevents a plan. Each of the
 * three is null while it is unknown, or if the fabric doesn't have it.
 */
export interface FabricTotals {
  fabric: number;
  quick: FabricEstimate | null;
  plan: FabricPlan | null;
  problem: CuttingProblem | null;
}

/**
 * Returns all fabrics of a quilt. The fabric with the greatest length to cut comes first; completely hidden fabrics
 * come last.
 */
export function totalsOf(quick: Estimate | null, cutting: CuttingPlan | null): FabricTotals[] {
  const totals = new Map<number, FabricTotals>();
  const none = { quick: null, plan: null, problem: null };
  for (const plan of cutting?.fabrics ?? []) totals.set(plan.fabric, { ...none, fabric: plan.fabric, plan });
  for (const problem of cutting?.problems ?? [])
    totals.set(problem.fabric, { ...none, fabric: problem.fabric, problem });
  for (const each of quick?.fabrics ?? []) {
    const known = totals.get(each.fabric);
    if (known) known.quick = each;
    else totals.set(each.fabric, { ...none, fabric: each.fabric, quick: each });
  }
  return [...totals.values()];
}

/** Returns the total amount to buy of several fabrics, in words; fat quarters are counted separately. */
export function togetherWords(bought: readonly Pick<Bought, 'eighths' | 'fatQuarters'>[]): string {
  const quarters = bought.reduce((sum, { fatQuarters }) => sum + (fatQuarters ?? 0), 0);
  const eighths = bought.reduce((sum, each) => sum + (each.fatQuarters === null ? each.eighths : 0), 0);
  return [
    ...(quarters > 0 ? [boughtWords({ eighths: 0, fatQuarters: quarters })] : []),
    ...(eighths > 0 || quarters === 0 ? [formatYards(eighths)] : []),
  ].join(', ');
}
