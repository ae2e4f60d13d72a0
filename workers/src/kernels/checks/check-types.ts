import type { Point } from '@quiltwright/shared/geometry/point';
import type { Inches } from '@quiltwright/shared/geometry/units';
import type { Block } from '@quiltwright/shared/quilting/block';

export type CheckedBlock = Pick<Block, 'blockWidth' | 'blockHeight' | 'levels'>;

/** A place that no shape covers, in block units. */
export interface Gap {
  /** Clockwise as seen on screen; chords replace curves. */
  outline: readonly Point[];
  /** Covered parts inside the outline, anticlockwise. */
  holes: readonly (readonly Point[])[];
  /** In block units squared. */
  area: number;
}

/** Problems in a block that a quilter may want to fix. Shapes by their `shapeNum`, bottom first. */
export interface Checks {
  gaps: Gap[];
  /** Shapes without a visible part. */
  hidden: number[];
  /** Shapes that lie over another one of their own layer. */
  overlapping: number[];
  /** Sizes between the eighths of a ruler; null if there are none. */
  offRuler: OffRuler | null;
}

export interface OffRuler {
  /**
   * A side of a shape that isn't a whole number of eighths. If all sides are, the distance of an edge from the block's
   * edge. In inches.
   */
  length: number;
  /**
   * The nearest sizes of the block at which all edges are whole eighths: one smaller and one larger, as far as they
   * exist.
   */
  sizes: { width: Inches; height: Inches }[];
}
