import { mapOf } from '@quiltwright/shared/drafting/map-of-shapes';
import { noSeamChecks, seamChecks } from '@quiltwright/shared/drafting/seam-checks';
import { success } from '@quiltwright/shared/result';
import type { Kernel } from '../kernel';
import type { CheckedBlock, Checks } from './check-types';
import { overlapping } from '@quiltwright/shared/quilting/shapes/overlaps';
import { offRuler } from './ruler';
import { onPaperOf } from './on-paper';
import { seenIn } from './seen';

/**
 * Checks a block for problems. Ignores gaps, visible parts and overlaps thinner than a hundredth of a block unit,
 * because they are rounding errors. A block without shapes has no problems.
 */
export function checksOf(block: CheckedBlock): Checks {
  const { levels } = block;
  if (levels.every(({ length }) => length === 0))
    return { gaps: [], hidden: [], overlapping: [], offRuler: null, seams: noSeamChecks, onPaper: null };
  return {
    ...seenIn(levels),
    overlapping: levels.flatMap(overlapping),
    offRuler: offRuler(block),
    ...draftedChecks(block),
  };
}

function draftedChecks(block: CheckedBlock): Pick<Checks, 'seams' | 'onPaper'> {
  const map = mapOf(block.levels);
  // Where shapes almost touch, the block has no map.
  if (typeof map === 'string') return { seams: noSeamChecks, onPaper: null };
  const { blockWidth: width, blockHeight: height } = block;
  return { seams: seamChecks(map, { width, height }), onPaper: onPaperOf(map, block) };
}

export function checksKernel(): Kernel<CheckedBlock, Checks> {
  return { run: (block) => success(checksOf(block)) };
}
