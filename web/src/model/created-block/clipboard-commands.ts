import { distance, type Point } from '@quiltwright/shared/geometry/point';
import { LIMITS } from '@quiltwright/shared/limits';
import { gridLine, NEAR_LINE } from '@quiltwright/shared/quilting/patch-grid';
import { nothingSelected } from '../selection';
import { isFree } from './created-block-document';
import { selectedShapes, type Change, type Drawing, type DrawingCommand, type LaidShape } from './drawing';
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
    clipboard: { shapes: selectedShapes(drawing), pasted: -1, at: null },
  }),
});

const copy: DrawingCommand = editSelected({
  id: 'copy',
  label: 'Shapes copied',
  change: (drawing) => ({ clipboard: { shapes: selectedShapes(drawing), pasted: 0, at: null } }),
});

/**
 * Where to paste: with the middle at a place in block units, where it was copied from, or, for null, a cell off that. Where it lies
 * already it comes a cell farther, each time.
 */
export type PastePlace = Point | 'in place' | null;

const paste: DrawingCommand<PastePlace> = edit({
  id: 'paste',
  label: 'Shapes pasted',
  allowed: (drawing) => drawing.clipboard !== null && canTake(drawing, drawing.clipboard.shapes),
  change: (drawing, place) => {
    const { document, clipboard } = drawing;
    if (!clipboard) return {};
    const { shapes, at } = clipboard;
    if (place === 'in place') return withCopies(drawing, shapes, { x: 0, y: 0 });
    const way = place === null ? { x: 0, y: 0 } : wayToMiddle(shapes, place);
    const isAgain = place === null ? at === null : at !== null && isHere(place, at);
    // Where it was copied from it lies already; what was cut doesn't.
    const first = clipboard.pasted >= 0 && isHere(way, { x: 0, y: 0 }) ? 1 : 0;
    const pasted = isAgain ? clipboard.pasted + 1 : first;
    const cells = gridLine(document.design.grid, 1) * pasted;
    return {
      ...withCopies(drawing, shapes, { x: way.x + cells, y: way.y + cells }),
      clipboard: { shapes, pasted, at: place },
    };
  },
});

/**
 * Lays copies of what is selected on top, so far from it in block units; for null a cell off, or, where the copies before
 * were moved meanwhile, as far again.
 */
const duplicate: DrawingCommand<Point | null> = editSelected({
  id: 'duplicate',
  label: 'Shapes duplicated',
  allowed: (drawing) => canTake(drawing, selectedShapes(drawing)),
  change: (drawing, by) => {
    const shapes = selectedShapes(drawing);
    const from = cornerOf(shapes);
    const copied = withCopies(drawing, shapes, by ?? wayOfDuplicates(drawing, from));
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

function isHere(one: Point, other: Point): boolean {
  return distance(one, other) < LIMITS.shapeSide;
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
 * The design with copies of shapes on top of their layers, or of the topmost one that is free where theirs isn't, each with
 * what the symmetry lays of it; the copies are selected. They lie so far from the shapes, in block units, as there is room;
 * those that are to lie elsewhere never lie on what they are of, unseen.
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

/** A way as far as there is room, in whole ten-thousandths; where there is none at all, back to where there is. */
function wayInside(shapes: readonly LaidShape[], by: Point): Point {
  const { left, top, right, bottom } = sidesAround(shapes.map(({ shape }) => sidesOf(shape)));
  const [x, y] = [fine(by.x), fine(by.y)];
  const way = { x: wayWithin(left, right, x), y: wayWithin(top, bottom, y) };
  const isStuck = way.x === 0 && way.y === 0;
  return isStuck ? { x: wayWithin(left, right, -x), y: wayWithin(top, bottom, -y) } : way;
}
