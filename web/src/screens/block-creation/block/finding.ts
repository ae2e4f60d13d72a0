import type { Box } from '@quiltwright/shared/geometry/box';
import type { DrawingAction } from '@quiltwright/shared/model/created-block/drawing';

/** A problem of the block in words, with the buttons that fix the problem or show it on the canvas. */
export interface Finding {
  title: string;
  detail: string;
  fixes: Fix[];
}

export interface Fix {
  name: string;
  action?: DrawingAction;
  /** The area that the button brings into view, in block units. */
  shows?: Box;
}
