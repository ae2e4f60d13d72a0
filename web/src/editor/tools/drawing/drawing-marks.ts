import type { Box } from '@quiltwright/shared/geometry/box';
import type { ShapeType } from '@quiltwright/shared/quilting/shapes/shape';
import { noItemMarks, type ItemMarks } from '../item-table';

/** A preview of a shape that would be added or moved if the gesture ended now. */
export interface Ghost {
  type: ShapeType;
  /** The box of the shape, in block units. */
  box: Box;
  fabric: number;
  /** True if only an outline is drawn, because it needs another tap to add the shape. */
  isOutline?: true;
}

/** The marks over the block during a gesture. Places are in block units. */
export interface DrawingMarks extends ItemMarks {
  ghosts: readonly Ghost[];
  /** The cells of the patch grid that would be filled, as one box for each unit. */
  cells: readonly Box[];
  /** The cells that the symmetry would also fill. */
  copies: readonly Box[];
  /** The effect that the gesture would have if it ended now, in words; null if the ghosts say enough. */
  words: string | null;
}

export const noMarks: DrawingMarks = { ...noItemMarks, ghosts: [], cells: [], copies: [], words: null };
