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
   * The length of a side that isn't a whole number of eighths of an inch, in inches. If the sides of all shapes are
   * whole eighths, this is the distance of an edge from the block's edge.
   */
  length: number;
  /**
   * The nearest sizes of the block at which all edges are whole eighths: one smaller and one larger, as far as they
   * exist.
   */
  sizes: { width: Inches; height: Inches }[];
}
