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

/** Adds shapes by keyboard, each in a cell of the patch grid. */
export class GridPlacing {
  constructor(
    private readonly editor: DrawingEditor,
    private readonly cells: CellCursor,
    private readonly nextShape: () => NextShape,
  ) {}

  /** Goes to the next cell, and previews the shape there. */
  walk(across: number, down: number): Cell {
    const cell = this.cells.walk(this.#grid(), across, down);
    this.show();
    return cell;
  }

  /** Previews the shape in the current cell. */
  show(): void {
    const { isRepeated: _, ...next } = this.nextShape();
    const cell = this.cells.at;
    const box = cell && this.#boxOf(this.cells.nearest(this.#grid(), null));
    const ghosts = box ? ghostsOfPlacing(this.editor.drawing(), { ...next, box }) : [];
    this.editor.marks.set({ ...noMarks, ghosts: ghosts.map((ghost) => ({ ...ghost, isOutline: true })) });
  }

  /**
   * Returns the action of the key that adds a shape. Normally the key adds the next shape in the cell that is
   * pointed at. With `isBeside`, it repeats the last added shape beside the selection. With `isOther` as well,
   * it adds the next shape there, as large as a cell.
   * @param pointer the pointer's place in block units; null outside the canvas
   * @param isBeside true to add beside the selection
   * @param isOther true if the next shape differs from the last one
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
   * Removes the preview and no longer points at a cell. Called after the key has added a shape, because the new
   * shape is then selected.
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
