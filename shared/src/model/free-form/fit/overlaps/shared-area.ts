import type { Box, Size } from '../../../../geometry/box.js';
import type { Point } from '../../../../geometry/point.js';

/** The area that two copies of blocks share, in inches. */
export interface SharedArea {
  /** The smallest level box around the area. */
  box: Box;
  /** The corners of the area, clockwise as seen; missing if it is the box. */
  outline?: readonly Point[];
  /** How far the blocks overlap along their sides. Along the box's sides if only one of them stands on its point. */
  size: Size;
}
