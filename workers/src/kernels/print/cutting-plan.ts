import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { success, type Result } from '@quiltwright/shared/result';
import { cutting } from '../cutting/cutting';
import type { CuttingPlan } from '../cutting/cutting-types';
import { DEFAULT_CUTTING } from '../cutting/settings';
import { finishingOf } from '../finishing/finishing';
import { finishingPieces } from '../finishing/finishing-pieces';
import { FINISHING_DEFAULTS, type Finishing } from '../finishing/finishing-types';

/** What to buy and cut for a quilt, all of it. */
export interface WholePlan {
  plan: CuttingPlan;
  finishing: Finishing;
}

/** The plan of a quilt as most quilters cut: cloth 42 inches wide, straight borders, binding of 2½-inch strips. */
export function wholePlan(quilt: Quilt): Result<WholePlan> {
  const finishing = finishingOf(quilt, FINISHING_DEFAULTS);
  if (!finishing.ok) return finishing;
  const others = finishingPieces(finishing.value.parts, DEFAULT_CUTTING);
  const plan = cutting({ quilt, settings: DEFAULT_CUTTING, others });
  return plan.ok ? success({ plan: plan.value, finishing: finishing.value }) : plan;
}
