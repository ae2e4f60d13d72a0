import type { Box } from '@quiltwright/shared/geometry/box';
import { distance, type Point } from '@quiltwright/shared/geometry/point';
import { LIMITS } from '@quiltwright/shared/limits';
import { cellAt, NEAR_LINE, type Cell } from '@quiltwright/shared/quilting/shapes/patch-grid';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import type { Drawing } from '@quiltwright/shared/model/created-block/drawing';
import { edgesOfCell } from '@quiltwright/shared/model/created-block/laying/fill-commands';
import { boxAt, type Placing } from '@quiltwright/shared/model/created-block/laying/place-commands';
import { boxInUnits, cutToBlock, fineEdgesOf } from '@quiltwright/shared/model/created-block/fine-edges';
import { imagesOf, symmetries } from '@quiltwright/shared/model/created-block/symmetry';
import { nothingSelected } from '@quiltwright/shared/model/selection';
import type { ItemSnapping } from '../../snapping/item-snapping';
import { scaleIn } from '../canvas-scale';
import { noMarks, type Ghost } from './drawing-marks';
import { drawingUnit, inBlock, type DrawingEditor } from './drawing-editor';
import { reachOf } from '../drag-snapping';
import { snappingBeside } from './shape-items';
import { hovering, type Pointed } from '../hovering';
import type { CanvasPoint, Tool, View } from '../tool';

const { place, placeAgain } = createdBlockCommands;

/** The settings of the shape that the next tap or drag adds. */
export interface NextShape extends Omit<Placing, 'box'> {
  /** True if a tap adds a shape as large as the last added shape, not as large as a grid cell. */
  isRepeated: boolean;
}

interface Drag {
  next: NextShape;
  from: Point;
  snapping: ItemSnapping;
  box: Box | null;
}

/**
 * Returns the tool that draws shapes. A tap adds a shape, whose outline shows before the tap. The shape is as large
 * as a cell of the patch grid, or as the last shape if `isRepeated` is true. With snapping off, a new shape has 100 ×
 * 100 block units. A drag draws the box of the shape: with Shift a square, and with Alt from the middle outwards.
 * @param pointAt receives the cell under a hovering pointer; null for none
 */
export function drawShape(
  editor: DrawingEditor,
  nextShape: () => NextShape,
  pointAt: (cell: Cell | null) => void,
): Tool {
  let drag: Drag | null = null;
  let beside: { design: CreatedBlockDesign; snapping: ItemSnapping } | null = null;

  /**
   * Returns the object that snaps the next shape. A new object is made only when the block changes, because each move
   * of a hovering pointer needs it.
   */
  const snappingNow = (): ItemSnapping => {
    const { design } = editor.drawing().document;
    if (beside?.design !== design) beside = { design, snapping: snappingBeside(nothingSelected, editor) };
    return beside.snapping;
  };

  /**
   * Returns the shape that a tap at `point` adds. It is as large as the tapped cell or, if the last shape is
   * repeated, a snapped copy of the last shape.
   */
  const tapped = (point: Pointed, view: View) => {
    const { isRepeated, ...next } = nextShape();
    const drawing = editor.drawing();
    const scale = scaleIn(view, drawingUnit(drawing));
    const last = isRepeated ? drawing.lastPlaced : null;
    const at = scale.units(point.at);
    const reach = reachOf(point, editor, scale);
    const cell = reach > 0 ? boxOfCellAt(drawing.document.design, at) : null;
    const laid = (box: Box) => ({ isRepeated: last !== null, placing: { ...next, box } });
    if (cell && (!last || isAsLarge(last, cell))) return laid(cell);
    const free = boxAt(at, last?.width, last?.height);
    const { by } = snappingNow().move(free, { x: 0, y: 0 }, reach);
    return laid({ ...free, x: free.x + by.x, y: free.y + by.y });
  };

  const follow = (point: CanvasPoint, view: View) => {
    if (!drag) return;
    const scale = scaleIn(view, drawingUnit(editor.drawing()));
    const { shift: isProportional, alt: isFromCentre } = point.modifiers;
    const how = { isProportional, isFromCentre };
    const { next, from, snapping } = drag;
    const { box, guides } = snapping.draw(from, scale.units(point.at), reachOf(point, editor, scale), how);
    drag.box = isShape(box) ? box : null;
    const { isRepeated: _, ...placing } = next;
    editor.marks.set({
      ...noMarks,
      guides,
      ghosts: drag.box ? ghostsOfPlacing(editor.drawing(), { ...placing, box }) : [],
    });
  };

  const end = () => {
    drag = null;
    editor.marks.set(noMarks);
  };

  return {
    name: 'draw-shape',
    pansAtEdge: true,
    hover: hovering((point, view) => {
      const units = point && scaleIn(view, drawingUnit(editor.drawing())).units(point.at);
      const isOver = units && distance(units, inBlock(units)) === 0;
      pointAt(isOver ? cellAt(editor.drawing().document.design.grid, units.x, units.y) : null);
      if (!isOver) {
        editor.marks.set(noMarks);
        return null;
      }
      const { placing } = tapped(point, view);
      const ghosts = ghostsOfPlacing(editor.drawing(), placing).map((ghost): Ghost => ({
        ...ghost,
        isOutline: true,
      }));
      editor.marks.set({ ...noMarks, ghosts });
      return null;
    }),
    tap: (point, count, view) => {
      // A second shape would hide exactly behind the first one.
      if (count === 2) return;
      const { isRepeated, placing } = tapped(point, view);
      const { x, y, width, height } = placing.box;
      editor.marks.set(noMarks);
      if (isRepeated) editor.run(act(placeAgain, { x: x + width / 2, y: y + height / 2 }));
      else editor.run(act(place, placing));
    },
    takesDrag: () => true,
    dragStart: (start, view) => {
      const snapping = snappingNow();
      const scale = scaleIn(view, drawingUnit(editor.drawing()));
      const { at } = snapping.point(scale.units(start.at), reachOf(start, editor, scale));
      drag = { next: nextShape(), from: inBlock(at), snapping, box: null };
    },
    dragMove: follow,
    dragEnd: (point, view) => {
      follow(point, view);
      const { next, box } = drag ?? {};
      end();
      if (!next || !box) return;
      const { isRepeated: _, ...placing } = next;
      editor.run(act(place, { ...placing, box }));
    },
    dragCancel: end,
  };
}

/** Returns previews of the shapes that would be added: the drawn shape, and its copies by symmetry. */
export function ghostsOfPlacing({ symmetry }: Drawing, { form, box, fabric }: Placing): Ghost[] {
  const part = { form, sides: cutToBlock(fineEdgesOf(box)) };
  return imagesOf(symmetries[symmetry], part).map((image) => ({
    form: image.form,
    box: boxInUnits(image.sides),
    fabric,
  }));
}

/** Returns the box of the grid cell at a point; null outside the block. All values are in block units. */
function boxOfCellAt({ grid }: CreatedBlockDesign, { x, y }: Point): Box | null {
  const cell = cellAt(grid, x, y);
  return cell && boxInUnits(edgesOfCell(grid, cell));
}

function isAsLarge(one: Pick<Box, 'width' | 'height'>, other: Box): boolean {
  return Math.abs(one.width - other.width) <= NEAR_LINE && Math.abs(one.height - other.height) <= NEAR_LINE;
}

function isShape({ width, height }: Box): boolean {
  return width >= LIMITS.shapeSide && height >= LIMITS.shapeSide;
}
