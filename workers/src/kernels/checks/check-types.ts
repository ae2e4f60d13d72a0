import type { Point } from '@quiltwright/shared/geometry/point';
import type { Inches } from '@quiltwright/shared/geometry/units';
import type { Block } from '@quiltwright/shared/quilting/block';

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

export interface OffRuler {
  /** A side of a shape that isn't a whole number of eighths; where all are, how far an edge lies from the block's; inches. */
  length: number;
  /** The nearest sizes of the block at which all edges lie on eighths: a smaller and a larger one, as far as there are. */
  sizes: { width: Inches; height: Inches }[];
}
