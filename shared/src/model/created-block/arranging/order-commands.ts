import { MESSAGES } from '../../../messages.js';
import type { Shape } from '../../../quilting/shapes/shape.js';
import { reordered, type Order } from '../../reordered.js';
import type { CreatedBlockDesign } from '../created-block-document.js';
import { isFree, layerOf } from '../design-layers.js';
import { withLevels } from '../design-shapes.js';
import { selectedShapes, type Drawing, type DrawingCommand } from '../drawing.js';
import { editSelected } from '../edit.js';

/** Moves the selected shapes forward or backward within their layers, past one other shape or past all others. */
const reorder: DrawingCommand<Order> = editSelected({
  label: 'orderChanged',
  change: (drawing, order) => {
    const { design } = drawing.document;
    const selected = new Set(selectedShapes(drawing).map(({ shape }) => shape));
    const levels = design.block.levels.map((level) => reordered(level, selected, order));
    const isSame = levels.every((level, index) => level === design.block.levels[index]);
    return { design: isSame ? design : withLevels(design, levels) };
  },
});

/** A position in the order of the shapes on a layer. `layer` is the layer's id. `index` 0 is the lowest position. */
export interface LayerPlace {
  layer: number;
  index: number;
}

/**
 * Moves the selected shapes to a position on a layer, for a drag in the list of shapes. The selected shapes keep their
 * order.
 */
const moveInOrder: DrawingCommand<LayerPlace> = editSelected({
  label: 'orderChanged',
  allowed: ({ document: { design } }, { layer }) => isFree(design, layer),
  change: (drawing, { layer, index }) => ({
    design: relaid(drawing, layer, index),
  }),
});

/** Moves the selected shapes to the top of the layer with this id. */
const moveToLayer: DrawingCommand<{ layer: number }> = editSelected({
  label: 'movedToLayer',
  allowed: (drawing, { layer }) => isFree(drawing.document.design, layer) && !areAllOn(drawing, layer),
  change: (drawing, { layer }) => ({ design: relaid(drawing, layer, Infinity) }),
});

export const orderCommands = { reorder, moveInOrder, moveToLayer } as const;

/**
 * Returns why the selection can't be moved to the layer with this id, in words. Null if it can be moved, or if nothing
 * is selected.
 */
export function refusalOfLayer(drawing: Drawing, layer: number): string | null {
  const selected = selectedShapes(drawing);
  if (selected.length === 0) return null;
  const { isLocked = true, isHidden = true } = layerOf(drawing.document.design, layer) ?? {};
  if (isLocked) return MESSAGES.layerLocked;
  if (isHidden) return MESSAGES.layerHidden;
  return areAllOn(drawing, layer) ? MESSAGES.sameLayer : null;
}

function areAllOn(drawing: Drawing, layer: number): boolean {
  return selectedShapes(drawing).every((each) => each.layer === layer);
}

/**
 * Returns the design with the selected shapes moved to the position `index` on a layer. `index` counts only shapes that
 * aren't selected.
 */
function relaid(drawing: Drawing, layer: number, index: number): CreatedBlockDesign {
  const { design } = drawing.document;
  const own = selectedShapes(drawing).map(({ shape }) => shape);
  const selected = new Set(own);
  const levels = design.block.levels.map((shapes, each) => {
    if (design.layers[each]?.id !== layer) {
      const left = shapes.filter((shape) => !selected.has(shape));
      return left.length === shapes.length ? shapes : left;
    }
    const isBefore = (shape: Shape, at: number) => at < index && !selected.has(shape);
    const before = shapes.filter(isBefore);
    const after = shapes.filter((shape, at) => !selected.has(shape) && !isBefore(shape, at));
    const next = [...before, ...own, ...after];
    return next.length === shapes.length && next.every((shape, at) => shape === shapes[at]) ? shapes : next;
  });
  const isSame = levels.every((shapes, each) => shapes === design.block.levels[each]);
  return isSame ? design : withLevels(design, levels);
}
