import { SeamBend } from '../../../editor/tools/drafting/bend-seam';
import { SeamSketch, type NextSeams } from '../../../editor/tools/drafting/seam-sketch';
import type { Seam } from '@quiltwright/shared/geometry/seam';
import { noDraftMarks, noMarks } from '../../../editor/tools/drawing/drawing-marks';
import type { DrawingEditor } from '../../../editor/tools/drawing/drawing-editor';
import { SeamCursor } from './seam-cursor';

/**
 * Creates the state of drafting: the stroke that is being drawn, the seam that is being bent, and the cursor that keys
 * move.
 */
export function createDrafting(editor: DrawingEditor, next: () => NextSeams) {
  const sketch = new SeamSketch(editor, next);
  const cursor = new SeamCursor(editor, sketch);
  return {
    sketch,
    bend: new SeamBend(editor),
    cursor,
    /** Ends everything that isn't in the document: another tool was chosen, or another block was opened. */
    giveUp: () => {
      sketch.giveUp();
      cursor.release();
    },
    /** Highlights a seam on the canvas; null for none. */
    point: (seam: Seam | null) => {
      editor.marks.set(seam ? { ...noMarks, draft: { ...noDraftMarks, next: [seam] } } : noMarks);
    },
  };
}

export type Drafting = ReturnType<typeof createDrafting>;
