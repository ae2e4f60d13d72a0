import { areCongruent } from '../../../geometry/congruence.js';
import type { Point } from '../../../geometry/point.js';
import { LIMITS } from '../../../limits.js';
import { SAME_INCHES } from '../../../quilting/grain/square-triangle.js';
import { outlinePointsOf } from '../../../quilting/shapes/corners-of-shape.js';
import { freeShapes, selectedShapes, type Drawing, type DrawingCommand, type LaidShape } from '../drawing.js';
import { edit } from '../edit.js';

/**
 * Selects all patches that are of the same shape and size as a selected patch, in inches. A patch may be turned or
 * mirrored. Patches of locked and hidden layers are left out.
 */
const selectAlike: DrawingCommand = edit({
  allowed: (drawing) => selectedShapes(drawing).length > 0,
  change: (drawing) => ({ selection: new Set(alikeNums(drawing)) }),
});

function alikeNums(drawing: Drawing): number[] {
  const { design } = drawing.document;
  const unit = {
    x: design.block.blockWidth / LIMITS.blockSpace,
    y: design.block.blockHeight / LIMITS.blockSpace,
  };
  const inInches = ({ shape }: LaidShape) =>
    outlinePointsOf(shape).map(({ x, y }) => ({ x: x * unit.x, y: y * unit.y }));
  const kinds: (readonly Point[])[] = [];
  const isKnown = (points: readonly Point[]) => kinds.some((kind) => areCongruent(kind, points, SAME_INCHES));
  for (const laid of selectedShapes(drawing)) {
    const points = inInches(laid);
    if (!isKnown(points)) kinds.push(points);
  }
  return freeShapes(design)
    .filter((laid) => isKnown(inInches(laid)))
    .map(({ shape }) => shape.shapeNum);
}

export const alikeCommands = { selectAlike } as const;
