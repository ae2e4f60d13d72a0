import { part, type Report } from '../report';
import type { Answer } from '../fault';
import { FABRIC } from '@quiltwright/shared/limits';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { success } from '@quiltwright/shared/result';
import { cutting, CuttingMemory } from '../cutting/cutting';
import type { CuttingPlan, CuttingSettings } from '../cutting/cutting-types';
import { fabricsWithUpright, lengthOfCloth, widthOfCloth } from '../cutting/settings';
import { finishingOf } from '../finishing/finishing';
import { finishingPieces } from '../finishing/finishing-pieces';
import type { Finishing, FinishingSettings, StripPart } from '../finishing/finishing-types';
import type { Kernel } from '../kernel';
import { prepare, type PreparedQuilt } from '../prepared/prepared-quilt';
import { joinedOtherwise, type JoinedOtherwise } from './joined-otherwise';
import { unchosenIn, type Unchosen } from './unchosen';

/** The plan of everything to buy and cut for a quilt. */
export interface WholePlan {
  /** The settings from which all figures are computed. */
  settings: PlanSettings;
  plan: CuttingPlan;
  finishing: Finishing;
  /** The parts without a fabric; null if the whole quilt has fabrics. */
  unchosen: Unchosen | null;
  joinedOtherwise: JoinedOtherwise | null;
}

/** The quilter's settings for cutting, buying and finishing. */
export interface PlanSettings {
  cutting: CuttingSettings;
  /**
   * The choices for finishing. Fields that depend on the fabric, such as its width and shrinkage, are left out, because
   * they follow from `cutting`.
   */
  finishing: Omit<FinishingSettings, 'usableWidth' | 'clothLength' | 'shrinkage' | 'spare' | 'uprights'>;
}

/**
 * Returns the cutting plan of a quilt, including its borders, sashing and binding, together with its finishing
 * (backing, batting and so on). Fails with the faults of `cutting` and `finishingOf`.
 */
export function wholePlan(
  prepared: PreparedQuilt,
  by: PlanSettings,
  memory = new CuttingMemory(),
  report?: Report,
): Answer<WholePlan> {
  const finishing = finishingOf(prepared, finishingSettings(by));
  return finishing.ok ? planWith(finishing.value, prepared, by, memory, report) : finishing;
}

/** Returns the plan of a quilt whose finishing is already computed. Fails with the faults of `cutting`. */
export function planWith(
  finishing: Finishing,
  prepared: PreparedQuilt,
  by: PlanSettings,
  memory = new CuttingMemory(),
  report: Report = () => undefined,
): Answer<WholePlan> {
  const { cutting: settings } = by;
  const { parts, unchosen } = finishing;
  const bare: StripPart = { of: 'sashing', fabric: FABRIC.none, needed: [], cut: unchosen.cut, joins: 0 };
  const others = finishingPieces([...parts, bare], settings);
  const plan = cutting({ prepared, settings, others }, memory, part(report, 0, 0.9));
  if (!plan.ok) return plan;
  return success({
    settings: by,
    plan: plan.value,
    finishing,
    unchosen: unchosenIn(unchosen, plan.value.unchosen),
    joinedOtherwise: joinedOtherwise(prepared, plan.value, finishing, {
      ...{ settings, by: finishingSettings(by), memory },
      report: part(report, 0.9, 1),
    }),
  });
}

/**
 * Returns the finishing settings of a plan. Takes the fields that depend on the fabric from the settings for cutting.
 */
export function finishingSettings({ cutting, finishing }: PlanSettings): FinishingSettings {
  const { shrinkage, spareInches: spare } = cutting;
  return {
    ...finishing,
    ...{ usableWidth: widthOfCloth(cutting), clothLength: lengthOfCloth(cutting), shrinkage, spare },
    uprights: fabricsWithUpright(cutting),
  };
}

export function planKernel(): Kernel<{ quilt: Quilt; settings: PlanSettings }, WholePlan> {
  const memory = new CuttingMemory();
  return { run: ({ quilt, settings }, report) => wholePlan(prepare(quilt), settings, memory, report) };
}
