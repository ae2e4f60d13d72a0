import type { Form } from '../../quilting/shapes/form.js';
import { geometryOf, type Shape } from '../../quilting/shapes/shape.js';
import type { Action, CommandDefinition } from '../command.js';
import { nothingCopied, type Copying } from '../copying.js';
import { among, nothingSelected, selectingAfterUndo, type Selection } from '../selection.js';
import type { ChangeOf } from '../editing.js';
import type { CreatedBlockDesign, CreatedBlockDocument } from './created-block-document.js';
import { isFree, type FormerLayer } from './design-layers.js';
import type { Symmetry } from './symmetry.js';

/** A shape of a drawn block, and the id of its layer (`layer`). */
export interface ShapeOnLayer {
  shape: Shape;
  layer: number;
}

/** A shape of a drawn block, with the id (`layer`) and the index (`level`) of its layer. */
export interface LaidShape extends ShapeOnLayer {
  level: number;
}

/** A copied shape. It may come from another block, so the id of its layer may be unknown. */
export interface CopiedShape extends FormerLayer {
  shape: Shape;
}

/**
 * The form, size (in block units) and fabric of the last placed shape, for the command that places such a shape again.
 */
export interface LastPlaced extends FormerLayer {
  form: Form;
  width: number;
  height: number;
  fabric: number;
}

/**
 * The state of the block creation editor besides its document, such as the selection. It has no history and is never
 * stored.
 */
export interface DrawingState extends Copying<CopiedShape> {
  /** The `shapeNum` of each selected shape. */
  selection: Selection;
  lastPlaced: LastPlaced | null;
  /** The symmetry by which the editor adds copies of new shapes. */
  symmetry: Symmetry;
  /** How many changes were dropped because the outlines of the block would have had too many corners. */
  dropped: number;
}

/** The drawn block as an open document, with the editor's selection and other state. */
export interface Drawing extends DrawingState {
  document: CreatedBlockDocument;
}

/** A command of the block creation editor. It can use and change the selection. */
export type DrawingCommand<Argument = null> = CommandDefinition<Drawing, Argument>;
export type DrawingAction = Action<Drawing>;

/** The initial state of the editor besides its document: nothing is selected or copied. */
export const newDrawingState: DrawingState = {
  ...nothingCopied,
  selection: nothingSelected,
  lastPlaced: null,
  symmetry: 'none',
  dropped: 0,
};

/** Returns all shapes with their layers, bottom first. */
export function laidShapes({ block, layers }: CreatedBlockDesign): LaidShape[] {
  return layers.flatMap(({ id: layer }, level) =>
    (block.levels[level] ?? []).map((shape) => ({ shape, layer, level })),
  );
}

/** Returns all selectable shapes, bottom first: the shapes on layers that are neither locked nor hidden. */
export function freeShapes(design: CreatedBlockDesign): LaidShape[] {
  return laidShapes(design).filter(({ layer }) => isFree(design, layer));
}

/** Returns the selected shapes, bottom first. */
export function selectedShapes({ document, selection }: Drawing): LaidShape[] {
  if (selection.size === 0) return [];
  return freeShapes(document.design).filter(({ shape }) => selection.has(shape.shapeNum));
}

/** Returns the shapes of a selection that still exist and can be selected. */
export function stillSelected(design: CreatedBlockDesign, selection: Selection): Selection {
  return selection.size === 0 ? selection : among(selection, freeNumbers(design));
}

/** Returns which shapes to select after undo or redo. */
export const selectionAfterUndo = selectingAfterUndo<CreatedBlockDesign>({
  all: (design) => new Set(laidShapes(design).map(({ shape }) => shape.shapeNum)),
  free: freeNumbers,
  same: sameSelected,
});

/**
 * Returns those selected shapes that have the same type, place and layer in another design. They stay selected if the
 * design changes in another way than by a command, undo or redo.
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

/* Compares the values of shapes, because a shape read from a draft is a new object. */
function placeOf({ shape, level }: LaidShape): string {
  return [level, ...geometryOf(shape)].join();
}

function freeNumbers(design: CreatedBlockDesign): Selection {
  return new Set(freeShapes(design).map(({ shape }) => shape.shapeNum));
}

/** The result of a command's change: the new design, and other changed state such as the selection. */
export type Change = ChangeOf<Drawing>;
