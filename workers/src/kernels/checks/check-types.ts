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
   * A length in inches that isn't a whole number of eighths: the shortest such side of a shape. If all sides are whole
   * eighths, the shortest such distance between a side and the block's edge.
   */
  length: number;
  /**
   * The nearest smaller and the nearest larger size of the block at which all sides of its shapes lie on eighths of an
   * inch. Either may be missing.
   */
  sizes: { width: Inches; height: Inches }[];
}
