import type { Levels } from '../../../quilting/shapes/shape.js';
import type { CreatedBlockDesign } from '../created-block-document.js';
import { nextShapeNum, roomLeft } from '../design-shapes.js';
import { laidShapes, type DrawingCommand } from '../drawing.js';
import { edit } from '../edit.js';
import { withoutShapes } from '../links.js';
import { withMoreShapes } from '../laying/place-commands.js';

/**
 * Replaces all shapes by pieces that can be sewn with straight seams. The pieces have the same fabrics as the shapes.
 * Each piece is put on the layer of its fabric.
 */
const cutStraight: DrawingCommand<Levels> = edit({
  label: 'cutStraight',
  allowed: ({ document: { design } }, levels) => {
    const [before, after] = [laidShapes(design).length, levels.flat().length];
    return before > 0 && after > 0 && after - before <= roomLeft(design) && isOpen(design);
  },
  change: ({ document: { design } }, levels, newIds) => {
    const laid = laidShapes(design);
    const lowest = design.layers[0]?.id ?? 0;
    const layerFor = (fabric: number) =>
      laid.find(({ shape }) => shape.fillFabric === fabric)?.layer ?? lowest;
    const empty = withoutShapes(design, new Set(laid.map(({ shape }) => shape.shapeNum)));
    const first = nextShapeNum(design, newIds);
    const shapes = levels.flat().map((shape, index) => ({
      shape: { ...shape, shapeNum: first + index },
      layer: layerFor(shape.fillFabric),
    }));
    return { design: withMoreShapes(empty, shapes) };
  },
});

function isOpen(design: CreatedBlockDesign): boolean {
  return !design.layers.some((layer) => layer.isLocked);
}

export const straightCommands = { cutStraight } as const;
