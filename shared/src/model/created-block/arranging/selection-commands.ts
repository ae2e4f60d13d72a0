import { selectingCommands } from '../../selecting.js';
import { freeShapes, type Drawing, type DrawingCommand } from '../drawing.js';
import { edit } from '../edit.js';

/** Selects all shapes of a layer, by its index. */
const selectLayer: DrawingCommand<number> = edit({
  change: (drawing, level) => ({ selection: new Set(freeNums(drawing, level)) }),
});

export const selectionCommands = {
  ...selectingCommands({ edit, free: (drawing: Drawing) => freeNums(drawing) }),
  selectLayer,
} as const;

function freeNums({ document: { design } }: Drawing, level?: number): number[] {
  return freeShapes(design)
    .filter((each) => level === undefined || each.level === level)
    .map(({ shape }) => shape.shapeNum);
}
