import type { Box } from '@quiltwright/shared/geometry/box';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Guide } from '@quiltwright/shared/geometry/snapping/guides';
import type { Form } from '@quiltwright/shared/quilting/shapes/form';
import type { OutlineCorner } from '@quiltwright/shared/quilting/shapes/shape';
import type { Seam } from '@quiltwright/shared/geometry/seam';
import type { SnappedEnd } from '../../snapping/seam-snapping';
import type { CornerHandle } from './corner-handles';
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

/** The next corner of an outline that is being drawn, if the pointer were pressed now. */
export interface NextCorner {
  at: Point;
  /** The bulge of the side that leads to the corner. */
  bulge: number;
  /** True if a press closes the outline, because the corner is its first one. */
  closes: boolean;
  guides: readonly Guide[];
}

/** The seams that a gesture draws, bends, moves or erases. */
export interface DraftMarks {
  /** The seams of the stroke so far. */
  stroke: readonly Seam[];
  /** The seams that the gesture would add or change if it ended now. */
  next: readonly Seam[];
  /** The points at which the next seams cross others. */
  crossings: readonly Point[];
  /** The point at which the next seam starts or ends; null for none. */
  end: SnappedEnd | null;
  /** The middle of the seam that a drag bends; null for none. */
  handle: Point | null;
  /** The centre around which seams are repeated; null for none. */
  centre: Point | null;
  /** True if the next seams are those that would be erased. */
  isErased?: true;
}

/** The outline of a shape while the handle of a corner or a side is dragged. */
interface EditedMarks {
  corners: readonly OutlineCorner[];
  handle: CornerHandle;
  /** False if no shape can have this outline, for example because it crosses itself. */
  isSound: boolean;
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
  /** The outline that is being drawn, and its next corner; null for none. */
  sketch: { corners: readonly OutlineCorner[]; next: NextCorner | null } | null;
  /** The outline of the selected shape while one of its handles is dragged; null for none. */
  edited: EditedMarks | null;
  /** The seams of the current gesture; null for none. */
  draft: DraftMarks | null;
  /** The effect of the gesture if it ended now, in words; null if the previewed shapes already show the effect. */
  words: string | null;
}

export const noDraftMarks: DraftMarks = {
  stroke: [],
  next: [],
  crossings: [],
  end: null,
  handle: null,
  centre: null,
};

export const noMarks: DrawingMarks = {
  ...noItemMarks,
  ghosts: [],
  cells: [],
  copies: [],
  sketch: null,
  edited: null,
  draft: null,
  words: null,
};
