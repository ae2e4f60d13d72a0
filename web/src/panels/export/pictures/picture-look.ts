import type { QuiltingPattern } from '@quiltwright/shared/quilting/sewn/quilting-patterns';

/**
 * How a picture shows a quilt or block: as sewn, as designed, or in outlines. `lines` has the outlines alone.
 * `colouring` adds numbers that stand for the fabrics, and a key to these numbers.
 */
export type PictureLook = 'sewn' | 'designed' | 'lines' | 'colouring';

/** The choices for a picture. */
export interface PictureKind {
  look: PictureLook;
  /** The quilting lines of a quilt that is shown as sewn. A block is always shown unquilted. */
  pattern: QuiltingPattern;
  /** The length of the picture's longer side, in pixels. */
  longest: PictureSide;
}

/** The lengths that the quilter can choose for the longer side of a picture, in pixels. */
export const PICTURE_SIDES = [1000, 2000, 4000, 8000] as const;
export type PictureSide = (typeof PICTURE_SIDES)[number];
