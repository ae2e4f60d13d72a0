import { selectingCommands } from '../../selecting.js';
import { freeShapes, type Drawing, type DrawingCommand } from '../drawing.js';
import { edit } from '../edit.js';

/** Selects all shapes of the layer with this id. */
const selectLayer: DrawingCommand<{ layer: number }> = edit({
  change: (drawing, { layer }) => ({ selection: new Set(freeNums(drawing, layer)) }),
});

export const selectionCommands = {
  ...selectingCommands({ edit, free: (drawing: Drawing) => freeNums(drawing) }),
  selectLayer,
} as const;

function freeNums({ document: { design } }: Drawing, layer?: number): number[] {
  return freeShapes(design)
    .filter((each) => layer === undefined || each.layer === layer)
    .map(({ shape }) => shape.shapeNum);
}
