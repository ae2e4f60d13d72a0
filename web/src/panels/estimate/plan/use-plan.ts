import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { WholePlan } from '@quiltwright/workers/kernels/plan/whole-plan';
import { useMemo } from 'react';
import { planSettings, type CuttingChoices } from './cutting-choices';
import { useKernel, type Worked } from './use-kernel';

/** Returns the cutting plan of a quilt with its borders, sashing and binding, computed with the quilter's choices. */
export function usePlan(quilt: Quilt, choices: CuttingChoices): Worked<WholePlan> {
  return useKernel(
    'plan',
    useMemo(() => ({ quilt, settings: planSettings(choices, quilt) }), [quilt, choices]),
  );
}
