import type { Box } from '../../../geometry/box.js';
import type { Point } from '../../../geometry/point.js';
import { areSameForms, formOf } from '../../../quilting/shapes/form.js';
import { gridLine, NEAR_LINE } from '../../../quilting/shapes/patch-grid.js';
import { copyingCommands } from '../../copying.js';
import { nothingSelected } from '../../selection.js';
import { isFree, isOpen, layerNow, topFree } from '../design-layers.js';
import {
  laidShapes,
  selectedShapes,
  type Change,
  type CopiedShape,
  type Drawing,
  type ShapeOnLayer,
} from '../drawing.js';
import { edit, editSelected } from '../edit.js';
import { withoutShapes } from '../links.js';
import { isRoomFor, laidWithImages } from './place-commands.js';
import { snappedSides, sideSnapper } from '../side-snapping.js';
import {
  areSame,
  boxInUnits,
  fine,
  inUnits,
  movedBy,
  placedAt,
  edgesAround,
  edgesOf,
  wayWithin,
} from '../fine-edges.js';
import { imageOf, symmetries, type Image, type Placed } from '../symmetry.js';

export const clipboardCommands = copyingCommands<Drawing, CopiedShape>({
  noun: 'shapes',
  ...{ edit, editSelected, canTake, withoutSelected, withCopies, covering },
  selected: selectedShapes,
  boxAround: boxAroundShapes,
  wayInside: (_, shapes, by) => {
    const { x, y } = fineWayInside(shapes, by);
    return { x: inUnits(x), y: inUnits(y) };
  },
  // Pasting ignores the symmetry, which applies only to new shapes and duplicates.
  pasting: (drawing) => ({ ...drawing, symmetry: 'none' }),
  step: (drawing) => Math.min(cellOf(drawing).x, cellOf(drawing).y),
  wayBeside: cellOf,
});

/** Returns the box around shapes, in block units. */
export function boxAroundShapes(shapes: readonly CopiedShape[]): Box {
  return boxInUnits(edgesAround(shapes.map(({ shape }) => edgesOf(shape))));
}

/** Returns the width and height of a cell of the patch grid, in block units. */
function cellOf({ document }: Drawing): Point {
  const { columns, rows } = document.design.grid;
  return { x: gridLine(columns, 1), y: gridLine(rows, 1) };
}

/**
 * True if shapes can be added, with the copies that the active symmetry makes. The block needs room for all of them,
 * and a layer that is neither locked nor hidden.
 */
function canTake(drawing: Drawing, shapes: readonly CopiedShape[]): boolean {
  const { design } = drawing.document;
  return isRoomFor(drawing, shapes.length) && design.layers.some(isOpen);
}

function withoutSelected(drawing: Drawing): Change {
  const { design } = drawing.document;
  const gone = new Set(selectedShapes(drawing).map(({ shape }) => shape.shapeNum));
  return { design: withoutShapes(design, gone), selection: nothingSelected };
}

/**
 * Returns a function that tests an offset. The test returns true if each copy at the offset would exactly cover a
 * visible shape of the same form.
 */
function covering(
  { document: { design } }: Drawing,
  shapes: readonly CopiedShape[],
): (way: Point) => boolean {
  const seen = laidShapes(design).filter(({ level }) => !design.layers[level]?.isHidden);
  const there = seen.map(({ shape }) => ({ sides: edgesOf(shape), form: formOf(shape) }));
  return (way) =>
    shapes.every(({ shape }) => {
      const [sides, form] = [movedBy(edgesOf(shape), fine(way.x), fine(way.y)), formOf(shape)];
      return there.some(
        (other) => areSameForms(other.form, form) && areSame(other.sides, sides, fine(NEAR_LINE)),
      );
    });
}

/**
 * Adds copies of shapes and selects the copies. Each copy goes on top of the layer of its original. If that layer is
 * locked or hidden, the copy goes on the topmost layer that is neither locked nor hidden. The active symmetry adds
 * further copies, mirrored or turned. `by` is the offset of the copies from their originals, in block units. It is
 * limited so that the copies stay inside the block.
 */
export function withCopies(
  { document: { design }, symmetry }: Drawing,
  shapes: readonly CopiedShape[],
  by: Point,
  newIds: string | undefined,
): Change {
  const snapSide = sideSnapper(design, new Set());
  const way = fineWayInside(shapes, by);
  const topmost = topFree(design);
  if (topmost === undefined) return {};
  const copies = shapes.map(({ shape, ...former }) => {
    const before = edgesOf(shape);
    const sides = snappedSides(movedBy(before, way.x, way.y), before, snapSide);
    const own = layerNow(design, former);
    return { shape: placedAt(shape, sides), layer: own !== undefined && isFree(design, own) ? own : topmost };
  });
  const images = symmetries[symmetry];
  const parts = withoutImages(copies, images).map((copy) => ({ ...copy, images }));
  const { design: next, laid } = laidWithImages(design, parts, newIds);
  return { design: next, selection: new Set(laid.map(({ shapeNum }) => shapeNum)) };
}

/**
 * Returns the shapes without those that are mirrored or turned images of earlier shapes. The active symmetry adds these
 * images anyway.
 */
function withoutImages(shapes: readonly ShapeOnLayer[], images: readonly Image[]): ShapeOnLayer[] {
  const laid: (Placed & ShapeOnLayer)[] = [];
  return shapes.filter(({ shape, layer }) => {
    const [sides, form] = [edgesOf(shape), formOf(shape)];
    const isImage = laid.some(
      (other) =>
        areSameForms(other.form, form) &&
        other.layer === layer &&
        other.shape.fillFabric === shape.fillFabric &&
        areSame(other.sides, sides, fine(NEAR_LINE)),
    );
    if (!isImage)
      laid.push(...images.slice(1).map((image) => ({ ...imageOf(image, { sides, form }), shape, layer })));
    return !isImage;
  });
}

/** Converts an offset from block units to whole ten-thousandths, and limits it so that the shapes stay in the block. */
function fineWayInside(shapes: readonly CopiedShape[], { x, y }: Point): Point {
  const { left, top, right, bottom } = edgesAround(shapes.map(({ shape }) => edgesOf(shape)));
  return { x: wayWithin(left, right, fine(x)), y: wayWithin(top, bottom, fine(y)) };
}
