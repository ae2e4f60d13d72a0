import { singlesOf } from '@quiltwright/shared/model/free-form/commands/repeat-commands';
import type { Placement } from '@quiltwright/shared/quilting/placement';

/**
 * Returns the outlines to draw around placements that a block will replace. Splits a repeat with gaps into its
 * copies, because one outline around the repeat would include other blocks in the gaps.
 */
export function replacedCopies(replaced: readonly Placement[]): Placement[] {
  return replaced.flatMap((placement) =>
    placement.xSeparation > 0 || placement.ySeparation > 0 ? singlesOf(placement) : [placement],
  );
}
