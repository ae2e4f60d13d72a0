import type { Shape, ShapeType } from '@quiltwright/shared/quilting/shape';
import type { Action, Command } from '../command';
import { nothingCopied, type Copying } from '../copying';
import { among, nothingSelected, selectingAfterUndo, type Selection } from '../selection';
import type { ChangeOf } from '../selection-edits';
import {
  isFree,
  linksOf,
  type CreatedBlockDesign,
  type CreatedBlockDocument,
} from './created-block-document';
import type { Symmetry } from './symmetry';

/** A shape, and the index of its layer. */
export interface LaidShape {
  shape: Shape;
  level: number;
}

/** What was placed last, in block units, to be placed again. */
export interface LastPlaced {
  type: ShapeType;
  width: number;
  height: number;
  level: number;
  fabric: number;
}

/** What is selected and held while a block is drawn: in no history, and never stored. */
export interface DrawingState extends Copying<LaidShape> {
  /** Shapes by their `shapeNum`. */
  selection: Selection;
  lastPlaced: LastPlaced | null;
  /** By which what is drawn is laid again elsewhere. */
  symmetry: Symmetry;
}

/** The block that is drawn, with what is selected of it. */
export interface Drawing extends DrawingState {
  document: CreatedBlockDocument;
}

/** Its selection is that of the drawing, which it gives too. */
export type DrawingCommand<Argument = null> = Command<Drawing, null, Argument>;
export type DrawingAction = Action<Drawing>;

/** Of a table on which nothing was done yet. */
export const newDrawingState: DrawingState = {
  ...nothingCopied,
  selection: nothingSelected,
  lastPlaced: null,
  symmetry: 'none',
};

/** All shapes, bottom first. */
export function laidShapes({ block }: CreatedBlockDesign): LaidShape[] {
  return block.levels.flatMap((level, index) => level.map((shape) => ({ shape, level: index })));
}

/** All shapes that can be selected, bottom first: those of layers that are neither locked nor hidden. */
export function freeShapes(design: CreatedBlockDesign): LaidShape[] {
  return laidShapes(design).filter(({ level }) => isFree(design, level));
}

/** What is selected of that, bottom first. */
export function selectedShapes({ document, selection }: Drawing): LaidShape[] {
  if (selection.size === 0) return [];
  return freeShapes(document.design).filter(({ shape }) => selection.has(shape.shapeNum));
}

/** What of a selection is still there and free. */
export function stillSelected(design: CreatedBlockDesign, selection: Selection): Selection {
  return among(selection, freeNumbers(design));
}

const touchedByUndo = selectingAfterUndo<CreatedBlockDesign>({
  all: (design) => looksOf(laidShapes(design)),
  free: (design) => looksOf(freeShapes(design)),
});

/** What is selected once undo or redo was done: what it touched, without what only followed that by its links. */
export function selectionAfterUndo(
  before: CreatedBlockDesign,
  after: Pick<CreatedBlockDocument, 'design' | 'past'>,
  selection: Selection,
): Selection {
  const touched = touchedByUndo(before, after, selection);
  const [part] = touched;
  if (part === undefined) return touched;
  const kept = among(selection, touched);
  // Where nothing of it was selected, of a part and its copies the part is meant.
  const isOnePart = kept.size === 0 && linksOf(after.design, touched).length === 1;
  const led = isOnePart ? new Set([part]) : kept;
  const linked = new Set(linksOf(after.design, led).flatMap((link) => link.map(({ shapeNum }) => shapeNum)));
  const isLed = [...touched].every((num) => led.has(num) || linked.has(num));
  return isLed ? led : touched;
}

/**
 * What of a selection is the same shape in another design, but for its fabric: all that stays selected where neither a
 * command nor undo led from one to the other.
 */
export function sameSelected(
  before: CreatedBlockDesign,
  after: CreatedBlockDesign,
  selection: Selection,
): Selection {
  if (selection.size === 0) return selection;
  const places = new Map(laidShapes(before).map((laid) => [laid.shape.shapeNum, placeOf(laid)]));
  const same = freeShapes(after).filter((laid) => places.get(laid.shape.shapeNum) === placeOf(laid));
  return among(selection, new Set(same.map(({ shape }) => shape.shapeNum)));
}

/* Drafts give other objects for the same shapes. */
function placeOf({ shape, level }: LaidShape): string {
  const { shapeType, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight } = shape;
  return [level, shapeType, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight].join();
}

function looksOf(shapes: readonly LaidShape[]): ReadonlyMap<number, string> {
  return new Map(shapes.map((laid) => [laid.shape.shapeNum, `${placeOf(laid)},${laid.shape.fillFabric}`]));
}

function freeNumbers(design: CreatedBlockDesign): Selection {
  return new Set(freeShapes(design).map(({ shape }) => shape.shapeNum));
}

/** A command for documents as one for drawings, as undo. */
export function onDrawing<Argument>({
  canRun,
  run,
  ...names
}: Command<CreatedBlockDocument, null, Argument>): DrawingCommand<Argument> {
  return {
    ...names,
    canRun: ({ document: { document }, ...given }) => canRun({ document, ...given }),
    run: ({ document: drawing, ...given }) => {
      const document = run({ document: drawing.document, ...given });
      const selection = selectionAfterUndo(drawing.document.design, document, drawing.selection);
      return { ...drawing, document, selection };
    },
  };
}

/** What a change gives. */
export type Change = ChangeOf<Drawing>;
