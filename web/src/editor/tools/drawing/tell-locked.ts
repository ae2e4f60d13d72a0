import { shapeContains } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { freeShapes, laidShapes } from '../../../model/created-block/drawing';
import { scaleIn } from '../canvas-scale';
import { drawingUnit, type DrawingTable } from './drawing-table';
import type { Tool } from '../tool';

/**
 * Returns the tool that reports a locked layer, by its index. It does so when a tap hits a visible shape of that layer
 * and nothing there can be selected.
 */
export function tellLocked(table: DrawingTable, onLocked: (level: number) => void): Tool {
  return {
    name: 'tell-locked',
    tap: ({ at }, _, view) => {
      const drawing = table.drawing();
      const { design } = drawing.document;
      const { x, y } = scaleIn(view, drawingUnit(drawing)).units(at);
      if (freeShapes(design).some(({ shape }) => shapeContains(shape, x, y))) return;
      const locked = laidShapes(design)
        .reverse()
        .find(
          ({ shape, level }) =>
            design.layers[level]?.isLocked === true &&
            !design.layers[level].isHidden &&
            shapeContains(shape, x, y),
        );
      if (locked) onLocked(locked.level);
    },
  };
}
