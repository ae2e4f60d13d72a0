import { singlesOf } from '@quiltwright/shared/model/free-form/commands/repeat-commands';
import type { Placement } from '@quiltwright/shared/quilting/placement';

/**
 * Returns the placements to outline before a block replaces them. A repeat with gaps becomes single copies: one outline
 * around the repeat would include the blocks in its gaps, which stay.
 */
export function replacedCopies(replaced: readonly Placement[]): Placement[] {
  return replaced.flatMap((placement) =>
    placement.xSeparation > 0 || placement.ySeparation > 0 ? singlesOf(placement) : [placement],
  );
}
