import type { Edges } from '../../../geometry/box.js';
import { NEAR_LINE } from '../../../quilting/shapes/patch-grid.js';
import { withCopies } from './clipboard-commands.js';
import { isFree } from '../design-layers.js';
import { roomLeft } from '../design-shapes.js';
import { selectedShapes, type Drawing, type DrawingCommand, type LaidShape } from '../drawing.js';
import { editSelected } from '../edit.js';
import { shapesIn } from './fill-commands.js';
import { stillLinked, withoutShapes } from '../links.js';
import { fine, inUnits, movedBy, edgesAround, edgesOf, WHOLE } from '../fine-edges.js';

/** The direction of the copies: along 'x' they form columns, along 'y' rows. */
type Axis = 'x' | 'y';

/** The number of copies to the left of the originals or above them (`before`), and to the right or below (`after`). */
export interface Copies {
  before: number;
  after: number;
}

export interface Repeating extends Copies {
  axis: Axis;
}

/**
 * Adds copies of the selected shapes side by side along an axis, and selects the copies too. On the layers of the
 * selected shapes, any other shape completely under a copy is removed.
 */
const repeat: DrawingCommand<Repeating> = editSelected({
  label: 'shapesRepeated',
  allowed: (drawing, { axis, before, after }) => {
    const room = roomToRepeat(drawing)[axis];
    const counts = [before, after];
    if (before + after === 0 || !counts.every((count) => Number.isInteger(count) && count >= 0)) return false;
    const shapes = selectedShapes(drawing).length * (before + after);
    return before <= room.before && after <= room.after && shapes <= roomLeft(drawing.document.design);
  },
  change: (drawing, repeating, newIds) => {
    const shapes = selectedShapes(drawing);
    const around = edgesOfShapes(shapes);
    const ways = waysOf(around, repeating);
    const places = ways.map((way) => movedBy(around, way.x, way.y));
    // Links must be updated first, because new shapes may get the numbers of the removed shapes.
    let design = stillLinked(withoutShapes(drawing.document.design, inTheWay(drawing, shapes, places)));
    const selection = new Set(drawing.selection);
    for (const { x, y } of ways) {
      const document = { ...drawing.document, design };
      // Ignores the symmetry, which applies only to new shapes.
      const way = { x: inUnits(x), y: inUnits(y) };
      const copied = withCopies({ ...drawing, document, symmetry: 'none' }, shapes, way, newIds);
      design = copied.design ?? design;
      for (const num of copied.selection ?? []) selection.add(num);
    }
    return { design, selection };
  },
});

export const repeatCommands = { repeat } as const;

/** Returns the number of whole copies of the selection that the block has room for, on each side of the selection. */
export function roomToRepeat(drawing: Drawing): Record<Axis, Copies> {
  const shapes = selectedShapes(drawing);
  if (shapes.length === 0) return { x: { before: 0, after: 0 }, y: { before: 0, after: 0 } };
  const { left, top, right, bottom } = edgesOfShapes(shapes);
  const near = fine(NEAR_LINE);
  const room = (from: number, to: number): Copies => ({
    before: Math.floor((from + near) / (to - from)),
    after: Math.floor((WHOLE - to + near) / (to - from)),
  });
  return { x: room(left, right), y: room(top, bottom) };
}

function edgesOfShapes(shapes: readonly LaidShape[]): Edges {
  return edgesAround(shapes.map(({ shape }) => edgesOf(shape)));
}

/** Returns the offset of each copy from its original, in whole ten-thousandths of a block unit. */
function waysOf({ left, top, right, bottom }: Edges, { axis, before, after }: Repeating) {
  const steps = [
    ...Array.from({ length: after }, (_, index) => index + 1),
    ...Array.from({ length: before }, (_, index) => -index - 1),
  ];
  return steps.map((step) =>
    axis === 'x' ? { x: step * (right - left), y: 0 } : { x: 0, y: step * (bottom - top) },
  );
}

/**
 * Returns the numbers of the shapes that are completely under copies. Only shapes on the layers of the copied shapes
 * count.
 */
function inTheWay(
  { document: { design }, selection }: Drawing,
  shapes: readonly LaidShape[],
  places: readonly Edges[],
): Set<number> {
  const layers = [...new Set(shapes.map(({ layer }) => layer))].filter((layer) => isFree(design, layer));
  return new Set(
    layers
      .flatMap((layer) => places.flatMap((place) => shapesIn(design, layer, place)))
      .map(({ shapeNum }) => shapeNum)
      .filter((num) => !selection.has(num)),
  );
}
