import type { Point } from '@quiltwright/shared/geometry/point';
import { gridLine, NEAR_LINE } from '@quiltwright/shared/quilting/patch-grid';
import { nothingSelected } from '../selection';
import { isFree, type CreatedBlockDesign } from './created-block-document';
import {
  laidShapes,
  selectedShapes,
  type Change,
  type Drawing,
  type DrawingCommand,
  type LaidShape,
} from './drawing';
import { edit, editSelected } from './edit';
import { withoutShapes } from './links';
import { isRoomFor, laidWithImages } from './place-commands';
import { settled, settling } from './settling';
import { areSame, fine, inUnits, movedBy, placedAt, sidesAround, sidesOf, wayWithin } from './sides';
import { imageOf, symmetries, type Image, type Placed } from './symmetry';

const remove: DrawingCommand = editSelected({
  id: 'delete',
  label: 'Shapes deleted',
  change: withoutSelected,
});

const cut: DrawingCommand = editSelected({
  id: 'cut',
  label: 'Shapes cut',
  change: (drawing) => ({
    ...withoutSelected(drawing),
    clipboard: selectedShapes(drawing),
  }),
});

const copy: DrawingCommand = editSelected({
  id: 'copy',
  label: 'Shapes copied',
  change: (drawing) => ({ clipboard: selectedShapes(drawing) }),
});

/**
 * Where to paste: with the middle at a place in block units, or for null where it was copied from; there or here a cell
 * farther, each time, where the same shapes lie already. 'in place' lays it over these.
 */
export type PastePlace = Point | 'in place' | null;

const paste: DrawingCommand<PastePlace> = edit({
  id: 'paste',
  label: 'Shapes pasted',
  allowed: (drawing) => drawing.clipboard !== null && canTake(drawing, drawing.clipboard),
  change: (drawing, place) => {
    const { clipboard: shapes, document } = drawing;
    if (!shapes) return {};
    if (place === 'in place') return withCopies(drawing, shapes, { x: 0, y: 0 });
    const way = place === null ? { x: 0, y: 0 } : wayToMiddle(shapes, place);
    return withCopies(drawing, shapes, wayToBeSeen(document.design, shapes, way));
  },
});

/**
 * Lays copies of what is selected on top, so far from it in block units; for null a cell off, or, where the copies before
 * were moved meanwhile, as far again, and farther where the same shapes lie there already.
 */
const duplicate: DrawingCommand<Point | null> = editSelected({
  id: 'duplicate',
  label: 'Shapes duplicated',
  allowed: (drawing) => canTake(drawing, selectedShapes(drawing)),
  change: (drawing, by) => {
    const shapes = selectedShapes(drawing);
    const from = cornerOf(shapes);
    const way = by ?? wayToBeSeen(drawing.document.design, shapes, wayOfDuplicates(drawing, from));
    const copied = withCopies(drawing, shapes, way);
    return { ...copied, duplicated: { copies: copied.selection ?? nothingSelected, from } };
  },
});

export const clipboardCommands = { cut, copy, paste, duplicate, remove } as const;

function withoutSelected(drawing: Drawing): Change {
  const { design } = drawing.document;
  const gone = new Set(selectedShapes(drawing).map(({ shape }) => shape.shapeNum));
  return { design: withoutShapes(design, gone), selection: nothingSelected };
}

/** Whether there is room for shapes with their copies, and a layer on which they may lie. */
function canTake(drawing: Drawing, shapes: readonly unknown[]): boolean {
  const { design } = drawing.document;
  return isRoomFor(drawing, shapes.length) && design.layers.some((_, level) => isFree(design, level));
}

function wayToMiddle(shapes: readonly LaidShape[], { x, y }: Point): Point {
  const { left, top, right, bottom } = sidesAround(shapes.map(({ shape }) => sidesOf(shape)));
  return { x: x - inUnits((left + right) / 2), y: y - inUnits((top + bottom) / 2) };
}

function cornerOf(shapes: readonly LaidShape[]): Point {
  const { left, top } = sidesAround(shapes.map(({ shape }) => sidesOf(shape)));
  return { x: inUnits(left), y: inUnits(top) };
}

/** How far new duplicates lie from what they are of: as far as the latest ones, when these are selected still. */
function wayOfDuplicates({ document: { design }, selection, duplicated }: Drawing, from: Point): Point {
  const cell = gridLine(design.grid, 1);
  const areLatest =
    duplicated?.copies.size === selection.size && [...selection].every((num) => duplicated.copies.has(num));
  const way = areLatest ? { x: from.x - duplicated.from.x, y: from.y - duplicated.from.y } : null;
  return way && (way.x !== 0 || way.y !== 0) ? way : { x: cell, y: cell };
}

/**
 * A way for copies of shapes, in block units, or cells farther, or back where there is no room for that, so that not all of
 * them cover the very same shapes: neither would these be seen nor that there are more.
 */
function wayToBeSeen(design: CreatedBlockDesign, shapes: readonly LaidShape[], by: Point): Point {
  const { grid } = design;
  const seen = laidShapes(design).filter(({ level }) => !design.layers[level]?.isHidden);
  const there = seen.map(({ shape }) => ({ sides: sidesOf(shape), type: shape.shapeType }));
  const covers = (way: Point) =>
    shapes.every(({ shape }) => {
      const sides = movedBy(sidesOf(shape), way.x, way.y);
      return there.some(
        ({ sides: own, type }) => type === shape.shapeType && areSame(own, sides, fine(NEAR_LINE)),
      );
    });
  for (const way of [1, -1]) {
    for (let cells = 0; cells <= grid; cells++) {
      const more = way * cells * gridLine(grid, 1);
      const to = { x: by.x + more, y: by.y + more };
      if (!covers(wayInside(shapes, to))) return to;
    }
  }
  return by;
}

/**
 * The design with copies of shapes on top of their layers, or of the topmost one that is free where theirs isn't, each with
 * what the symmetry lays of it; the copies are selected. They lie so far from the shapes, in block units, as there is room.
 */
function withCopies(
  { document: { design }, symmetry }: Drawing,
  shapes: readonly LaidShape[],
  by: Point,
): Change {
  const settle = settling(design, new Set());
  const way = wayInside(shapes, by);
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
function wayInside(shapes: readonly LaidShape[], { x, y }: Point): Point {
  const { left, top, right, bottom } = sidesAround(shapes.map(({ shape }) => sidesOf(shape)));
  return { x: wayWithin(left, right, fine(x)), y: wayWithin(top, bottom, fine(y)) };
}
