import type { FabricStash } from '@quiltwright/shared/quilting/stash';
import type { CuttingPlan, CuttingSettings } from '@quiltwright/workers/kernels/cutting/cutting-types';
import type { LeftToBuy } from '@quiltwright/workers/kernels/stash/stash-types';
import { useMemo } from 'react';
import { useKernel } from './use-kernel';

/**
 * Returns the amount still to buy of each fabric in a plan, by fabric number. Fabrics that the quilter doesn't own are
 * left out.
 */
export function useLeftToBuy(
  plan: CuttingPlan | null,
  stash: ReadonlyMap<number, FabricStash> | undefined,
  /** The settings with which the plan was made. */
  settings: CuttingSettings | null,
): ReadonlyMap<number, LeftToBuy> {
  const input = useMemo(() => {
    const fabrics = (plan?.fabrics ?? []).flatMap((of) => {
      const own = stash?.get(of.fabric);
      return own ? [{ plan: of, stash: own }] : [];
    });
    return fabrics.length > 0 && settings ? { fabrics, settings } : null;
  }, [plan, stash, settings]);
  const { output, isCurrent } = useKernel('stash', input);
  return useMemo(
    () => new Map((isCurrent && input ? (output ?? []) : []).map((of) => [of.fabric, of])),
    [output, isCurrent, input],
  );
}
