import type { Box } from '@quiltwright/shared/geometry/box';
import type { Form } from '@quiltwright/shared/quilting/shapes/form';
import { noItemMarks, type ItemMarks } from '../item-editor';

/** A preview of a shape that would be added or moved if the gesture ended now. */
export interface Ghost {
  form: Form;
  /** The box of the shape, in block units. */
  box: Box;
  fabric: number;
  /** True if only the outline of the shape is drawn, because the shape is added only when the quilter taps. */
  isOutline?: true;
}

/**
 * The previews, guides and marquee that the overlay draws over the block during a gesture. Positions are in block
 * units.
 */
export interface DrawingMarks extends ItemMarks {
  ghosts: readonly Ghost[];
  /**
   * The cells of the patch grid that would be filled: one box for each unit. A unit is a small group of patches
   * that is added together, such as two triangles.
   */
  cells: readonly Box[];
  /** The cells that the symmetry would fill in addition to `cells`. */
  copies: readonly Box[];
  /** The effect of the gesture if it ended now, in words; null if the previewed shapes already show the effect. */
  words: string | null;
}

export const noMarks: DrawingMarks = { ...noItemMarks, ghosts: [], cells: [], copies: [], words: null };
