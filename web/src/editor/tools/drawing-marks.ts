import type { Box } from '@quiltwright/shared/geometry/outline';
import type { ShapeType } from '@quiltwright/shared/quilting/shape';
import { noItemMarks, type ItemMarks } from './item-table';

/** A shape that isn't there yet, or elsewhere: what letting go leaves. */
export interface Ghost {
  type: ShapeType;
  /** In block units. */
  box: Box;
  fabric: number;
  /** Drawn as a line alone: it would come there with the next tap. */
  isOutline?: true;
}

/** What is shown over the block while a hand is at work. Places are block units. */
export interface DrawingMarks extends ItemMarks {
  ghosts: readonly Ghost[];
  /** The cells of the patch grid that a press, or a sweep until now, fills: a box a unit. */
  cells: readonly Box[];
  /** The cells that are filled along by the symmetry. */
  copies: readonly Box[];
  /** What letting go does, beside the ghosts. */
  words: string | null;
}

export const noMarks: DrawingMarks = { ...noItemMarks, ghosts: [], cells: [], copies: [], words: null };
