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
  /** Sizes that aren't whole eighths of an inch, so a ruler has no mark for them; null if there are none. */
  offRuler: OffRuler | null;
}

export interface OffRuler {
  /**
   * The shortest side of a shape that isn't a whole number of eighths of an inch, in inches. If all sides are whole
   * eighths, it is the shortest distance of a side from the block's edge that isn't.
   */
  length: number;
  /**
   * The nearest sizes of the block at which all sides of its shapes lie on eighths of an inch. There is one
   * smaller and one larger size, if such sizes exist.
   */
  sizes: { width: Inches; height: Inches }[];
}
