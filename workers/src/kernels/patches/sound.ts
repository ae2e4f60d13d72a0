import { fault } from '../fault';
import { LIMITS } from '@quiltwright/shared/limits';
import { bordersOf, totalEndWidth, totalWidth } from '@quiltwright/shared/quilting/bands/bands';
import { ROUNDING, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { OWN_OUTLINE, shapeTypes, type Levels } from '@quiltwright/shared/quilting/shapes/shape';

/**
 * A shape is damaged if its position or size exceeds this, in block units. No drawn shape reaches so far out of its
 * block, and computing it would take hours.
 */
const FARTHEST = 10 * LIMITS.blockSpace;

/** True if each shape of a block has a valid type, fabric, position and size. Damaged data may lack any of these. */
export function areSound(levels: Levels): boolean {
  return levels.every((level) =>
    level.every(
      ({ shapeType, fillFabric, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight, outline = [] }) =>
        (shapeType === OWN_OUTLINE ? outline.length > 1 : shapeTypes.includes(shapeType)) &&
        Number.isFinite(fillFabric) &&
        [shapeXLoc, shapeYLoc, shapeWidth, shapeHeight, ...outline.flat()].every(
          (units) => Math.abs(units) <= FARTHEST,
        ),
    ),
  );
}

/** True if a block has a size in inches, and each of its shapes is undamaged (see `areSound`). */
export function isWhole({
  levels,
  width,
  height,
}: {
  levels: Levels;
  width: number;
  height: number;
}): boolean {
  return width > 0 && height > 0 && width + height < Infinity && areSound(levels);
}

/** True if the quilt’s size is valid, and its borders fit into this size. */
export function hasSides(quilt: Quilt): boolean {
  const { quiltWidth, quiltLength } = quilt;
  const borders = bordersOf(quilt);
  const least = Math.min(quiltWidth, quiltLength);
  return (
    least > 0 &&
    quiltWidth + quiltLength < Infinity &&
    borders.every(({ width }) => width >= 0) &&
    2 * totalWidth(borders) <= least + ROUNDING &&
    2 * totalEndWidth(borders) <= quiltLength + ROUNDING
  );
}

export const damagedShapes = fault({ code: 'damaged', part: 'quilt-shape' });

export const damagedBlock = fault({ code: 'damaged', part: 'block' });

export const damagedSides = fault({ code: 'damaged', part: 'quilt-sides' });
