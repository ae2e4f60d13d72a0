import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Failure } from '@quiltwright/shared/result';
import type { CuttingPlan } from '@quiltwright/workers/kernels/cutting/cutting-types';
import { lengthOfCloth, widthOfCloth } from '@quiltwright/workers/kernels/cutting/settings';
import { finishingPieces } from '@quiltwright/workers/kernels/finishing/finishing-pieces';
import type { Finishing } from '@quiltwright/workers/kernels/finishing/finishing-types';
import { useMemo } from 'react';
import { cuttingSettings, finishingSettings, type CuttingChoices } from './cutting-choices';
import { useKernel } from './use-kernel';

export interface PlanOfQuilt {
  /** What was worked out last; null until something was, and where it failed. */
  plan: CuttingPlan | null;
  finishing: Finishing | null;
  /** Whether both are of the quilt and the choices as they are. */
  isCurrent: boolean;
  done: number;
  failure: Failure | null;
  retry: () => void;
  cancel: () => void;
}

/** The cutting plan of a quilt, with its borders, sashing and binding, by how the quilter cuts. */
export function usePlan(quilt: Quilt, choices: CuttingChoices): PlanOfQuilt {
  const settings = useMemo(() => cuttingSettings(choices), [choices]);
  const finishing = useKernel(
    'finishing',
    useMemo(() => {
      const cloth = { usableWidth: widthOfCloth(settings), clothLength: lengthOfCloth(settings) };
      return { quilt, settings: { ...finishingSettings(choices, quilt), ...cloth } };
    }, [quilt, choices, settings]),
  );
  const { output: parts, isCurrent } = finishing;
  const cutting = useKernel(
    'cutting',
    useMemo(
      () => (parts && isCurrent ? { quilt, settings, others: finishingPieces(parts.parts, settings) } : null),
      [quilt, settings, parts, isCurrent],
    ),
  );
  const failed = [finishing, cutting].find(({ failure }) => failure !== null);
  return {
    plan: cutting.output,
    finishing: parts,
    isCurrent: isCurrent && cutting.isCurrent,
    done: cutting.done,
    failure: failed?.failure ?? null,
    retry: () => {
      (failed ?? cutting).retry();
    },
    cancel: isCurrent ? cutting.cancel : finishing.cancel,
  };
}
