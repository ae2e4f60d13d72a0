import type { Inches } from '@quiltwright/shared/geometry/units';
import type { Block } from '@quiltwright/shared/quilting/block';
import type { Gap } from '@quiltwright/shared/quilting/shapes/gap';

export type CheckedBlock = Pick<Block, 'blockWidth' | 'blockHeight' | 'levels'>;

/** Problems in a block that a quilter may want to fix. Shapes are listed by their `shapeNum`, bottom first. */
export interface Checks {
  gaps: Gap[];
  /** Shapes without a visible part. */
  hidden: number[];
  /** Shapes that lie over another shape of the same layer. */
  overlapping: number[];
  /** Lengths that aren't whole eighths of an inch, so that a ruler has no mark for them. Null if there are none. */
  offRuler: OffRuler | null;
}

export interface OffRuler {
  /**
   * The shortest side of a shape that isn't a whole number of eighths of an inch, in inches. If there is none, the
   * shortest such distance between a shape's side and the block's edge.
   */
  length: number;
  /**
   * The next smaller and next larger size of the block, in inches, that put all sides of its shapes on eighths of an
   * inch. One or both may be missing.
   */
  sizes: { width: Inches; height: Inches }[];
}
