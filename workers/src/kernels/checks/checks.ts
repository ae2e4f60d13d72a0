import { success } from '@quiltwright/shared/result';
import type { Kernel } from '../kernel';
import type { CheckedBlock, Checks } from './check-types';
import { overlapping } from './overlaps';
import { offRuler } from './ruler';
import { seenIn } from './seen';

/**
 * Looks a block over. What is thinner than a hundredth of a block unit is a fault of rounding, as in patches: it is
 * neither a gap nor seen nor an overlap. A block without shapes has nothing to mend.
 */
export function checksOf(block: CheckedBlock): Checks {
  const { levels } = block;
  if (levels.every(({ length }) => length === 0))
    return { gaps: [], hidden: [], overlapping: [], offRuler: null };
  return { ...seenIn(levels), overlapping: levels.flatMap(overlapping), offRuler: offRuler(block) };
}

export function checksKernel(): Kernel<CheckedBlock, Checks> {
  return { run: (block) => success(checksOf(block)) };
}
