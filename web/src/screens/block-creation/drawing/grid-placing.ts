import type { Box } from '@quiltwright/shared/geometry/box';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Cell, PatchGrid } from '@quiltwright/shared/quilting/shapes/patch-grid';
import { ghostsOfPlacing, type NextShape } from '../../../editor/tools/drawing/draw-shape';
import { noMarks } from '../../../editor/tools/drawing/drawing-marks';
import type { DrawingEditor } from '../../../editor/tools/drawing/drawing-editor';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import type { DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import { edgesOfCell } from '@quiltwright/shared/model/created-block/laying/fill-commands';
import { boxBeside } from '@quiltwright/shared/model/created-block/laying/place-commands';
import { boxInUnits } from '@quiltwright/shared/model/created-block/fine-edges';
import type { CellCursor } from './cell-cursor';

/** Adds shapes by keyboard, each in the current cell of the patch grid. */
export class GridPlacing {
  constructor(
    private readonly editor: DrawingEditor,
    private readonly cells: CellCursor,
    private readonly nextShape: () => NextShape,
  ) {}

  /**
   * Moves `across` columns and `down` rows to another cell of the patch grid, and makes it the current cell. Previews
   * the next shape in this cell.
   */
  walk(across: number, down: number): Cell {
    const cell = this.cells.walk(this.#grid(), across, down);
    this.show();
    return cell;
  }

  /** Previews the next shape in the current cell. */
  show(): void {
    const { isRepeated: _, ...next } = this.nextShape();
    const cell = this.cells.at;
    const box = cell && this.#boxOf(this.cells.nearest(this.#grid(), null));
    const ghosts = box ? ghostsOfPlacing(this.editor.drawing(), { ...next, box }) : [];
    this.editor.marks.set({ ...noMarks, ghosts: ghosts.map((ghost) => ({ ...ghost, isOutline: true })) });
  }

  /**
   * Returns the action of the key that adds a shape. By default, the action adds the next shape in the current cell.
   * With `isBeside`, the action adds the last shape once more, beside the selection. With both `isBeside` and
   * `isOther`, it adds the next shape beside the selection, as large as a cell.
   * @param pointer the pointer's position in block units; null outside the canvas
   * @param isOther true if the next shape differs from the last added shape
   */
  action(pointer: Point | null, isBeside: boolean, isOther: boolean): DrawingAction {
    const { isRepeated: _, ...next } = this.nextShape();
    const drawing = this.editor.drawing();
    if (isBeside && !isOther && drawing.lastPlaced) return act(commands.placeAgain, null);
    const cell = this.#boxOf(this.cells.nearest(this.#grid(), pointer));
    const box = isBeside ? boxBeside(drawing, cell.width, cell.height) : cell;
    return act(commands.place, { ...next, box });
  }

  /**
   * Removes the preview, and leaves no cell current. Called after the key has added a shape, because the new shape is
   * then selected.
   */
  rest(): void {
    this.cells.point(null);
    this.editor.marks.set(noMarks);
  }

  #grid(): PatchGrid {
    return this.editor.drawing().document.design.grid;
  }

  #boxOf(cell: Cell): Box {
    return boxInUnits(edgesOfCell(this.editor.drawing().document.design.grid, cell));
  }
}
