import type { Point } from '@quiltwright/shared/geometry/point';
import type { Shape, ShapeType } from '@quiltwright/shared/quilting/shape';
import type { Action, Command } from '../command';
import { isFree, type CreatedBlockDesign, type CreatedBlockDocument } from './created-block-document';
import type { Symmetry } from './symmetry';

/** Shapes by their `shapeNum`, in the order in which they were selected. */
export type Selection = ReadonlySet<number>;

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
export interface DrawingState {
  selection: Selection;
  /** What was cut or copied, bottom first, and how often it was pasted since. */
  clipboard: { shapes: readonly LaidShape[]; pasted: number } | null;
  lastPlaced: LastPlaced | null;
  /** By which what is drawn is laid again elsewhere. */
  symmetry: Symmetry;
  /** The latest duplicates, and where the corner around their originals lay, in block units. */
  duplicated: { copies: Selection; from: Point } | null;
}

/** The block that is drawn, with what is selected of it. */
export interface Drawing extends DrawingState {
  document: CreatedBlockDocument;
}

/** Its selection is that of the drawing, which it gives too. */
export type DrawingCommand<Argument = null> = Command<Drawing, null, Argument>;
export type DrawingAction = Action<Drawing>;

export const nothingSelected: Selection = new Set();

/** Of a table on which nothing was done yet. */
export const newDrawingState: DrawingState = {
  selection: nothingSelected,
  clipboard: null,
  lastPlaced: null,
  symmetry: 'none',
  duplicated: null,
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
  const free = new Set(freeShapes(design).map(({ shape }) => shape.shapeNum));
  const kept = [...selection].filter((num) => free.has(num));
  return kept.length === selection.size ? selection : new Set(kept);
}

/**
 * What is selected once a design took the place of another otherwise than by a command that says so, as by undo: what
 * came back with it, else what of the selection is still there and free.
 */
export function selectionAfter(
  before: CreatedBlockDesign,
  after: CreatedBlockDesign,
  selection: Selection,
): Selection {
  const there = new Set(laidShapes(before).map(({ shape }) => shape.shapeNum));
  const back = freeShapes(after).filter(({ shape }) => !there.has(shape.shapeNum));
  return back.length > 0 ? new Set(back.map(({ shape }) => shape.shapeNum)) : stillSelected(after, selection);
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
      const selection = selectionAfter(drawing.document.design, document.design, drawing.selection);
      return { ...drawing, document, selection };
    },
  };
}

/** What a change gives: a design, the same one where there is nothing to do, and what else of the drawing it changes. */
export type Change = Partial<DrawingState> & { design?: CreatedBlockDesign };
