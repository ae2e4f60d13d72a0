import { LIMITS } from '../../../limits.js';
import { formOf } from '../../../quilting/shapes/form.js';
import { shapeThrough } from '../../../quilting/shapes/outline-corners.js';
import { faultThrough } from '../../../quilting/shapes/faults/shape-fault.js';
import type { OutlineCorner } from '../../../quilting/shapes/shape.js';
import { boxOf } from '../../../quilting/shapes/shape-outlines.js';
import { isFree, levelOf } from '../design-layers.js';
import { roomLeft } from '../design-shapes.js';
import type { DrawingCommand } from '../drawing.js';
import { edit } from '../edit.js';
import { isRoomFor, laidWithImages } from '../laying/place-commands.js';
import { symmetries } from '../symmetry.js';
import { insideBlock } from './corner-edits.js';

/** A new shape with its own outline. */
export interface DrawnOutline {
  /** The corners in block units, in either direction. */
  corners: readonly OutlineCorner[];
  /** The id of the layer on which the shape is placed. */
  layer: number;
  fabric: number;
}

/**
 * Places a shape with its own outline on top of a layer, with its copies by symmetry, and selects it. Parts outside the
 * block are moved to its edge.
 */
const drawOutline: DrawingCommand<DrawnOutline> = edit({
  label: 'outlineDrawn',
  allowed: (drawing, { corners, layer }) =>
    isFree(drawing.document.design, layer) &&
    isRoomFor(drawing, 1) &&
    faultThrough(insideBlock(corners)) === null,
  change: ({ document: { design }, symmetry }, { corners, layer, fabric }, newIds) => {
    const shape = { shapeNum: 0, ...shapeThrough(insideBlock(corners)), fillFabric: fabric, strokeWidth: 0 };
    const parts = [{ shape, layer, images: symmetries[symmetry] }];
    const { design: next, laid } = laidWithImages(design, parts, newIds);
    const { width, height } = boxOf(shape);
    return {
      design: next,
      selection: new Set(laid.map(({ shapeNum }) => shapeNum)),
      lastPlaced: { form: formOf(shape), width, height, layer, level: levelOf(design, layer), fabric },
    };
  },
});

/** Several outlines from a drawing in another program. */
export interface ImportedOutlines extends Omit<DrawnOutline, 'corners'> {
  outlines: readonly DrawnOutline['corners'][];
}

/**
 * Places several shapes with their own outlines on top of a layer, in one step, and selects them. An outline that no
 * shape can have is left out.
 */
const importOutlines: DrawingCommand<ImportedOutlines> = edit({
  label: 'outlinesImported',
  allowed: ({ document: { design } }, { outlines, layer }) =>
    isFree(design, layer) &&
    outlines.length > 0 &&
    outlines.reduce((sum, { length }) => sum + length, 0) <= LIMITS.blockCorners &&
    outlines.length <= roomLeft(design),
  change: ({ document: { design } }, { outlines, layer, fabric }, newIds) => {
    const parts = outlines.flatMap((corners) => {
      const inside = insideBlock(corners);
      if (faultThrough(inside) !== null) return [];
      const shape = { shapeNum: 0, ...shapeThrough(inside), fillFabric: fabric, strokeWidth: 0 };
      return [{ shape, layer, images: symmetries.none }];
    });
    if (parts.length === 0) return {};
    const { design: next, laid } = laidWithImages(design, parts, newIds);
    return { design: next, selection: new Set(laid.map(({ shapeNum }) => shapeNum)) };
  },
});

export const outlineCommands = { drawOutline, importOutlines } as const;
