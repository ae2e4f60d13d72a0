import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { draftedMap } from '@quiltwright/shared/model/created-block/drafting/map-of-design';
import type { DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import { divided, type DivideFault } from '@quiltwright/shared/drafting/figures/divided';
import { faceAt, placeIn } from '@quiltwright/shared/drafting/figures/faces-at';
import { insetSeams, type InsetFault } from '@quiltwright/shared/drafting/figures/inset';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Seam } from '@quiltwright/shared/geometry/seam';
import type { Watched } from '../../../render/camera/watched';
import { changedBy, drawingUnit, type DrawingEditor } from '../drawing/drawing-editor';
import { noDraftMarks, noMarks } from '../drawing/drawing-marks';
import { sizesOf, type FigureOptions } from './figures';

/** Divides a patch, and shows the seams beforehand. */
export class PatchDivider {
  /** The place of the pointer or of the cursor that keys move; null for none. */
  #at: Point | null = null;

  constructor(
    private readonly editor: DrawingEditor,
    private readonly figures: Watched<FigureOptions>,
    private readonly fabric: () => number,
  ) {}

  get at(): Point | null {
    return this.#at;
  }

  /** Shows how the patch at a place would be divided; null shows nothing. */
  point(at: Point | null): void {
    this.#at = at;
    const seams = at ? this.#seamsAt(at) : [];
    if (typeof seams === 'string' || seams.length === 0) {
      this.editor.marks.set(noMarks);
      return;
    }
    const drawing = this.editor.drawing();
    const action = this.#action(seams);
    this.editor.marks.set({
      ...noMarks,
      ghosts: action.canRun(drawing) ? changedBy(drawing, action.run(drawing)) : [],
      draft: { ...noDraftMarks, next: seams },
    });
  }

  /** Shows the division at the same place again, after a setting changed. */
  show(): void {
    if (this.#at) this.point(this.#at);
  }

  /** Divides the patch at a place. Returns why it can’t be divided that way; null if it was, or if there is no patch. */
  press(at: Point, run: (action: DrawingAction) => void): DivideFault | InsetFault | null {
    const seams = this.#seamsAt(at);
    this.point(null);
    if (typeof seams === 'string') return seams;
    if (seams.length > 0) run(this.#action(seams));
    return null;
  }

  /** Returns a place in each patch, for the cursor that keys move. */
  places(): Point[] {
    return draftedMap(this.editor.drawing().document.design).faces.map(placeIn);
  }

  #seamsAt(at: Point): readonly Seam[] | DivideFault | InsetFault {
    const drawing = this.editor.drawing();
    const face = faceAt(draftedMap(drawing.document.design), at);
    const { way, turns, width } = this.figures.value;
    if (face && way === 'inset') return insetSeams(face, width, drawingUnit(drawing));
    return face && way !== 'inset'
      ? divided(face, { way, turns, at, sizes: sizesOf(this.figures.value) })
      : [];
  }

  #action(seams: readonly Seam[]): DrawingAction {
    return act(commands.addSeams, { seams, fabric: this.fabric() });
  }
}
