import type { Box } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { gridLine, NEAR_LINE } from '@quiltwright/shared/quilting/patch-grid';
import { copyingCommands } from '../copying';
import { nothingSelected } from '../selection';
import { isFree } from './created-block-document';
import { laidShapes, selectedShapes, type Change, type Drawing, type LaidShape } from './drawing';
import { edit, editSelected } from './edit';
import { withoutShapes } from './links';
import { isRoomFor, laidWithImages } from './place-commands';
import { settled, settling } from './settling';
import {
  areSame,
  boxOfSides,
  fine,
  inUnits,
  movedBy,
  placedAt,
  sidesAround,
  sidesOf,
  wayWithin,
} from './sides';
import { imageOf, symmetries, type Image, type Placed } from './symmetry';

export const clipboardCommands = copyingCommands<Drawing, LaidShape>({
  noun: 'Shapes',
  ...{ edit, editSelected, canTake, withoutSelected, withCopies, covering },
  selected: selectedShapes,
  boxAround: boxAroundShapes,
  wayInside: (_, shapes, by) => {
    const { x, y } = fineWayInside(shapes, by);
    return { x: inUnits(x), y: inUnits(y) };
  },
  // As it was copied: a symmetry is for what is drawn, and for what is duplicated of that.
  pasting: (drawing) => ({ ...drawing, symmetry: 'none' }),
  step: (drawing) => Math.min(cellOf(drawing).x, cellOf(drawing).y),
  wayBeside: cellOf,
});

/** The box around shapes, in block units. */
export function boxAroundShapes(shapes: readonly LaidShape[]): Box {
  return boxOfSides(sidesAround(shapes.map(({ shape }) => sidesOf(shape))));
}

/** The size of a cell of the patch grid: by so much copies lie off. */
function cellOf({ document }: Drawing): Point {
  const { columns, rows } = document.design.grid;
  return { x: gridLine(columns, 1), y: gridLine(rows, 1) };
}

/** Whether there is room for shapes with their copies, and a layer on which they may lie. */
function canTake(drawing: Drawing, shapes: readonly LaidShape[]): boolean {
  const { design } = drawing.document;
  return isRoomFor(drawing, shapes.length) && design.layers.some((_, level) => isFree(design, level));
}

function withoutSelected(drawing: Drawing): Change {
  const { design } = drawing.document;
  const gone = new Set(selectedShapes(drawing).map(({ shape }) => shape.shapeNum));
  return { design: withoutShapes(design, gone), selection: nothingSelected };
}

/** Whether each copy would lie on a shape of its type that is seen. */
function covering({ document: { design } }: Drawing, shapes: readonly LaidShape[]): (way: Point) => boolean {
  const seen = laidShapes(design).filter(({ level }) => !design.layers[level]?.isHidden);
  const there = seen.map(({ shape }) => ({ sides: sidesOf(shape), type: shape.shapeType }));
  return (way) =>
    shapes.every(({ shape }) => {
      const sides = movedBy(sidesOf(shape), fine(way.x), fine(way.y));
      return there.some(
        ({ sides: own, type }) => type === shape.shapeType && areSame(own, sides, fine(NEAR_LINE)),
      );
    });
}

/**
 * The design with copies of shapes on top of their layers, or of the topmost one that is free where theirs isn't, each with
 * what the symmetry lays of it; the copies are selected. They lie so far from the shapes, in block units, as there is room.
 */
export function withCopies(
  { document: { design }, symmetry }: Drawing,
  shapes: readonly LaidShape[],
  by: Point,
): Change {
  const settle = settling(design, new Set());
  const way = fineWayInside(shapes, by);
  const topmost = design.layers.reduce((top, _, level) => (isFree(design, level) ? level : top), 0);
  const copies = shapes.map(({ shape, level }) => {
    const before = sidesOf(shape);
    const sides = settled(movedBy(before, way.x, way.y), before, settle);
    return { shape: placedAt(shape, sides), level: isFree(design, level) ? level : topmost };
  });
  const images = symmetries[symmetry];
  const parts = withoutImages(copies, images).map((copy) => ({ ...copy, images }));
  const { design: next, laid } = laidWithImages(design, parts);
  return { design: next, selection: new Set(laid.map(({ shapeNum }) => shapeNum)) };
}

/** Shapes without those that are images of one before: a symmetry lays these anyway. */
function withoutImages(shapes: readonly LaidShape[], images: readonly Image[]): LaidShape[] {
  const laid: (Placed & LaidShape)[] = [];
  return shapes.filter(({ shape, level }) => {
    const [sides, type] = [sidesOf(shape), shape.shapeType];
    const isImage = laid.some(
      (other) =>
        other.type === type &&
        other.level === level &&
        other.shape.fillFabric === shape.fillFabric &&
        areSame(other.sides, sides, fine(NEAR_LINE)),
    );
    if (!isImage)
      laid.push(...images.slice(1).map((image) => ({ ...imageOf(image, { sides, type }), shape, level })));
    return !isImage;
  });
}

/** A way in whole ten-thousandths, as far as there is room. */
function fineWayInside(shapes: readonly LaidShape[], { x, y }: Point): Point {
  const { left, top, right, bottom } = sidesAround(shapes.map(({ shape }) => sidesOf(shape)));
  return { x: wayWithin(left, right, fine(x)), y: wayWithin(top, bottom, fine(y)) };
}
