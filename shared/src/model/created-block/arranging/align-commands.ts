import type { Edges } from '../../../geometry/box.js';
import type { Shape } from '../../../quilting/shapes/shape.js';
import { selectedShapes, type Drawing, type DrawingCommand } from '../drawing.js';
import { editSelected } from '../edit.js';
import { reshaped, reshapeSelected } from '../reshape.js';
import { movedBy, movedInside, edgesAround, edgesOf } from '../fine-edges.js';

export const alignments = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof alignments)[number];

/**
 * Aligns the edges or middles of the selected shapes with an edge or the middle of the box around them. A single shape
 * is aligned with the block.
 */
const align: DrawingCommand<Alignment> = editSelected({
  label: 'shapesAligned',
  change: (drawing, alignment) =>
    reshapeSelected(drawing, (around, count) => {
      const within = count > 1 ? around : edgesAround([]);
      return (sides) => ({ sides: aligned(sides, within, alignment) });
    }),
});

function aligned(sides: Edges, within: Edges, alignment: Alignment): Edges {
  const { left, top, right, bottom } = sides;
  const half = (way: number) => Math.round(way / 2);
  switch (alignment) {
    case 'left':
      return movedBy(sides, within.left - left, 0);
    case 'centre':
      return movedBy(sides, half(within.left + within.right - left - right), 0);
    case 'right':
      return movedBy(sides, within.right - right, 0);
    case 'top':
      return movedBy(sides, 0, within.top - top);
    case 'middle':
      return movedBy(sides, 0, half(within.top + within.bottom - top - bottom));
    case 'bottom':
      return movedBy(sides, 0, within.bottom - bottom);
  }
}

export type Axis = 'across' | 'down';

/** Makes the gaps between three or more selected shapes equal. The two outermost shapes stay in place. */
const distribute: DrawingCommand<Axis> = editSelected({
  label: 'gapsMadeEqual',
  allowed: (drawing) => selectedShapes(drawing).length > 2,
  change: (drawing, axis) => {
    const [start, end] = axis === 'across' ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
    const inOrder = shapesOf(drawing)
      .map((shape) => ({ shape, sides: edgesOf(shape) }))
      .sort((a, b) => a.sides[start] + a.sides[end] - b.sides[start] - b.sides[end]);
    const around = edgesAround(inOrder.map(({ sides }) => sides));
    const taken = inOrder.reduce((sum, { sides }) => sum + sides[end] - sides[start], 0);
    const gap = (around[end] - around[start] - taken) / (inOrder.length - 1);
    let next = around[start];
    const ways = new Map<number, number>();
    for (const { shape, sides } of inOrder) {
      ways.set(shape.shapeNum, Math.round(next) - sides[start]);
      next += sides[end] - sides[start] + gap;
    }
    return {
      design: reshaped(drawing.document.design, shapesOf(drawing), (sides, { shapeNum }) => {
        const way = ways.get(shapeNum) ?? 0;
        return { sides: movedInside(axis === 'across' ? movedBy(sides, way, 0) : movedBy(sides, 0, way)) };
      }),
    };
  },
});

/** Gives the selected shapes the width, the height or both of the first selected shape. */
const makeSameSize: DrawingCommand<'width' | 'height' | 'both'> = editSelected({
  label: 'sizesMadeEqual',
  allowed: (drawing) => selectedShapes(drawing).length > 1,
  change: (drawing, which) => {
    const shapes = shapesOf(drawing);
    const [first] = drawing.selection;
    const model = shapes.find(({ shapeNum }) => shapeNum === first) ?? shapes[0];
    if (!model) return {};
    const size = edgesOf(model);
    return {
      design: reshaped(drawing.document.design, shapes, ({ left, top, right, bottom }) => ({
        sides: movedInside({
          left,
          top,
          right: which === 'height' ? right : left + size.right - size.left,
          bottom: which === 'width' ? bottom : top + size.bottom - size.top,
        }),
      })),
    };
  },
});

export const alignCommands = { align, distribute, makeSameSize } as const;

function shapesOf(drawing: Drawing): Shape[] {
  return selectedShapes(drawing).map(({ shape }) => shape);
}
