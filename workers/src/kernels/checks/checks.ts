import { mapOf } from '@quiltwright/shared/drafting/map-of-shapes';
import { noSeamChecks, seamChecks, type SeamChecks } from '@quiltwright/shared/drafting/seam-checks';
import { success } from '@quiltwright/shared/result';
import type { Kernel } from '../kernel';
import type { CheckedBlock, Checks } from './check-types';
import { overlapping } from '@quiltwright/shared/quilting/shapes/overlaps';
import { offRuler } from './ruler';
import { seenIn } from './seen';

/**
 * Checks a block for problems. Ignores gaps, visible parts and overlaps thinner than a hundredth of a block unit,
 * because they are rounding errors. A block without shapes has no problems.
 */
export function checksOf(block: CheckedBlock): Checks {
  const { levels } = block;
  if (levels.every(({ length }) => length === 0))
    return { gaps: [], hidden: [], overlapping: [], offRuler: null, seams: noSeamChecks };
  return {
    ...seenIn(levels),
    overlapping: levels.flatMap(overlapping),
    offRuler: offRuler(block),
    seams: seamsOf(block),
  };
}

function seamsOf({ levels, blockWidth: width, blockHeight: height }: CheckedBlock): SeamChecks {
  const map = mapOf(levels);
  // Where shapes almost touch, the block has no map.
  return typeof map === 'string' ? noSeamChecks : seamChecks(map, { width, height });
}

export function checksKernel(): Kernel<CheckedBlock, Checks> {
  return { run: (block) => success(checksOf(block)) };
}
