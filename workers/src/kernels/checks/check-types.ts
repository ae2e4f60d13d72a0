import type { SeamChecks } from '@quiltwright/shared/drafting/seam-checks';
import type { Inches } from '@quiltwright/shared/geometry/units';
import type { Block } from '@quiltwright/shared/quilting/block';
import type { Gap } from '@quiltwright/shared/quilting/shapes/gap';

import type { FoundationFault } from '../fault';

export type CheckedBlock = Pick<Block, 'blockWidth' | 'blockHeight' | 'levels'>;

/** Problems in a block that a quilter may want to fix. Shapes are listed by their `shapeNum`, bottom first. */
export interface Checks {
  gaps: Gap[];
  /** Shapes without a visible part. */
  hidden: number[];
  /** Shapes that cover at least a part of another shape in the same layer. */
  overlapping: number[];
  /** Lengths that aren't whole eighths of an inch, so that a ruler has no mark for them. Null if there are none. */
  offRuler: OffRuler | null;
  /** What is hard to sew in the seams. */
  seams: SeamChecks;
  /** The number of sections in which the block is sewn on paper, or why it can't be; null if that isn't known. */
  onPaper: number | FoundationFault | null;
}

export interface OffRuler {
  /**
   * The shortest length in the block that isn't a whole number of eighths of an inch, in inches. It is the width or
   * height of a shape. If all these are whole eighths, it is the distance of a shape's side from the block's left or
   * top edge.
   */
  length: number;
  /**
   * The next smaller and the next larger size of the block at which all lengths in the block are whole eighths of an
   * inch. One or both may be missing.
   */
  sizes: { width: Inches; height: Inches }[];
}
