import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { WholePlan } from '@quiltwright/workers/kernels/plan/whole-plan';
import { useMemo } from 'react';
import { planSettings, type CuttingChoices } from './cutting-choices';
import { useKernel, type Worked } from './use-kernel';

/** The cutting plan of a quilt, with its borders, sashing and binding, by how the quilter cuts. */
export function usePlan(quilt: Quilt, choices: CuttingChoices): Worked<WholePlan> {
  return useKernel(
    'plan',
    useMemo(() => ({ quilt, settings: planSettings(choices, quilt) }), [quilt, choices]),
  );
}
