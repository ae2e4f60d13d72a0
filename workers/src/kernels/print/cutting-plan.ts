import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { success, type Result } from '@quiltwright/shared/result';
import { cutting } from '../cutting/cutting';
import type { CuttingPlan, CuttingSettings } from '../cutting/cutting-types';
import { lengthOfCloth, widthOfCloth } from '../cutting/settings';
import { finishingOf } from '../finishing/finishing';
import { finishingPieces } from '../finishing/finishing-pieces';
import type { Finishing, FinishingSettings } from '../finishing/finishing-types';

/** What to buy and cut for a quilt, all of it. */
export interface WholePlan {
  plan: CuttingPlan;
  finishing: Finishing;
}

/** How the quilter cuts, buys and finishes. */
export interface PlanSettings {
  cutting: CuttingSettings;
  finishing: FinishingSettings;
}

export function wholePlan(
  quilt: Quilt,
  { cutting: settings, finishing: wanted }: PlanSettings,
): Result<WholePlan> {
  const finishing = finishingOf(quilt, {
    ...wanted,
    usableWidth: widthOfCloth(settings),
    clothLength: lengthOfCloth(settings),
  });
  if (!finishing.ok) return finishing;
  const others = finishingPieces(finishing.value.parts, settings);
  const plan = cutting({ quilt, settings, others });
  return plan.ok ? success({ plan: plan.value, finishing: finishing.value }) : plan;
}
