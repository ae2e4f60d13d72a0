import { counted } from '@quiltwright/shared/counted';
import { CornerGroup } from '../../../editor/tools/drafting/corner-group';
import { SeamBend } from '../../../editor/tools/drafting/bend-seam';
import { SeamSketch, type NextSeams } from '../../../editor/tools/drafting/seam-sketch';
import type { Seam } from '@quiltwright/shared/geometry/seam';
import { firstFigures, type FigureOptions } from '../../../editor/tools/drafting/figures';
import { PatchDivider } from '../../../editor/tools/drafting/patch-divider';
import { noDraftMarks, noMarks, type DrawingMarks } from '../../../editor/tools/drawing/drawing-marks';
import type { DrawingEditor } from '../../../editor/tools/drawing/drawing-editor';
import { Watched } from '../../../render/camera/watched';
import { notify } from '../../../ui/basics/notify';
import { SeamCursor } from './seam-cursor';

/**
 * Creates the state of drafting: the stroke that is being drawn, the seam that is being bent, and the cursor that keys
 * move.
 */
export function createDrafting(editor: DrawingEditor, next: () => NextSeams) {
  const figures = new Watched<FigureOptions>(firstFigures);
  const sketch = new SeamSketch(editor, figures, next);
  const group = new CornerGroup(editor, (count) => {
    notify(`${counted(count, 'corner')} selected. Drag one of them, or press arrow keys.`);
  });
  const divider = new PatchDivider(editor, figures, () => next().fabric);
  const cursor = new SeamCursor(editor, sketch, divider);
  /** The marks of the highlighted seams; null for none. */
  let pointed: DrawingMarks | null = null;
  /** Highlights seams on the canvas. */
  const point = (seams: readonly Seam[]) => {
    pointed = seams.length > 0 ? { ...noMarks, draft: { ...noDraftMarks, next: seams } } : null;
    editor.marks.set(pointed ?? noMarks);
  };
  return {
    /** The settings of circles, repeats and divisions. */
    figures,
    /** Changes the settings, and previews with them. */
    setFigures: (next: FigureOptions) => {
      figures.set(next);
      divider.show();
    },
    sketch,
    group,
    divider,
    bend: new SeamBend(editor),
    cursor,
    /** Ends everything that isn't in the document: another tool was chosen, or another block was opened. */
    giveUp: () => {
      figures.set({ ...figures.value, picksCentre: false });
      sketch.end();
      divider.point(null);
      group.take([]);
      cursor.release();
    },
    point,
    /** Moves the highlight to other seams, if nothing has taken its place since. */
    pointAgain: (seams: readonly Seam[]) => {
      if (pointed !== null && editor.marks.value === pointed) point(seams);
    },
  };
}

export type Drafting = ReturnType<typeof createDrafting>;
