import type { Point } from '@quiltwright/shared/geometry/point';

/** Numbers a line takes in `SceneBlock.lines`: x1, y1, x2, y2 (block units), what is seen to its right and to its left. */
export const LINE_STRIDE = 6;
/** Beside a line: no shape, but the block's paper. */
export const GROUND = -1;
/** Beside a line: no longer the block. */
export const OUTSIDE = -2;

/** A line between what is seen on its two sides: indexes of shapes, `GROUND` or `OUTSIDE`; in block units. */
export interface Line {
  from: Point;
  to: Point;
  /** As seen, looking from its start. */
  right: number;
  left: number;
}
