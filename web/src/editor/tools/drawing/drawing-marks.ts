import type { Box } from '@quiltwright/shared/geometry/box';
import type { ShapeType } from '@quiltwright/shared/quilting/shapes/shape';
import { noItemMarks, type ItemMarks } from '../item-table';

/** A shape that doesn't exist yet, or moves: the result of a release. */
export interface Ghost {
  type: ShapeType;
  /** In block units. */
  box: Box;
  fabric: number;
  /** Drawn as an outline alone: the next tap would add it. */
  isOutline?: true;
}

/** The marks over the block during a gesture. Places are block units. */
export interface DrawingMarks extends ItemMarks {
  ghosts: readonly Ghost[];
  /** The cells of the patch grid that a press, or the sweep so far, fills: a box for each unit. */
  cells: readonly Box[];
  /** The cells that the symmetry fills too. */
  copies: readonly Box[];
  /** The effect of a release, in words, in addition to the ghosts. */
  words: string | null;
}

export const noMarks: DrawingMarks = { ...noItemMarks, ghosts: [], cells: [], copies: [], words: null };
