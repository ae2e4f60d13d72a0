import type { Point } from '@quiltwright/shared/geometry/point';
import type { Block } from '@quiltwright/shared/quilting/block';
import { success } from '@quiltwright/shared/result';
import type { Kernel } from '../kernel';
import { overlapping } from './overlaps';
import { offRuler, type OffRuler } from './ruler';
import { seenIn } from './seen';

export type CheckedBlock = Pick<Block, 'blockWidth' | 'blockHeight' | 'levels'>;

/** A place that no shape covers, in block units. */
export interface Gap {
  /** Clockwise as seen; chords in place of curves. */
  outline: readonly Point[];
  /** What lies within it and is covered, anticlockwise. */
  holes: readonly (readonly Point[])[];
  /** In block units squared. */
  area: number;
}

/** What a quilter may want to mend in a block. Shapes by their `shapeNum`, bottom first. */
export interface Checks {
  gaps: Gap[];
  /** Shapes of which nothing is seen. */
  hidden: number[];
  /** Shapes that lie over another one of their own layer. */
  overlapping: number[];
  /** What falls between the eighths of a ruler; null where nothing does. */
  offRuler: OffRuler | null;
}

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
