import { blockUnits, type BlockUnits } from '../geometry/units.js';
import { LIMITS } from '../limits.js';
import { inNoQuilt, type Block } from './block.js';
import { edge } from './shapes/seams.js';
import type { Levels } from './shapes/shape.js';

/** Half of the highest exact integer: numbers added after a higher one would soon stop being exact. */
const HIGHEST_KEPT = 2 ** 52;

/**
 * Returns a created block as the block editor makes it, the only form in which it is stored: shapes as
 * `drawnLevels` returns them, no empty layers on top, in no quilt, without colourways. Blocks saved before this
 * rule existed are brought to it. A block in that form comes back equal.
 */
export function createdForm(block: Block): Block {
  const levels = drawnLevels(block.levels);
  const used = levels.reduce((most, { length }, index) => (length > 0 ? index + 1 : most), 0);
  return { ...block, ...inNoQuilt, levels: levels.slice(0, used), colourways: [] };
}

/**
 * Returns layers as the editor draws them: each shape has a number of its own and no stroke, and its sides lie
 * on whole ten-thousandths of a block unit. All shapes are renumbered if two share a number, or if a number is
 * too high to leave exact ones for more shapes.
 */
export function drawnLevels(levels: Levels): Levels {
  const numbers = levels.flat().map(({ shapeNum }) => shapeNum);
  const areTold =
    new Set(numbers).size === numbers.length && numbers.every((num) => num >= 1 && num <= HIGHEST_KEPT);
  let shapeNum = 0;
  return levels.map((level) =>
    level.map((shape) => {
      shapeNum = areTold ? shape.shapeNum : shapeNum + 1;
      const [shapeXLoc, shapeWidth] = drawnSpan(shape.shapeXLoc, shape.shapeWidth);
      const [shapeYLoc, shapeHeight] = drawnSpan(shape.shapeYLoc, shape.shapeHeight);
      return { ...shape, shapeNum, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight, strokeWidth: 0 };
    }),
  );
}

/**
 * Returns the rounded start and length of a side. Each end is rounded by itself, so that sides that touched
 * still touch.
 */
function drawnSpan(from: BlockUnits, length: BlockUnits): [from: BlockUnits, length: BlockUnits] {
  const { blockSpace, shapeSide } = LIMITS;
  const start = edge(Math.min(from, blockSpace - shapeSide));
  const end = edge(Math.min(from + length, blockSpace));
  return [blockUnits(start), blockUnits(Math.max(shapeSide, edge(end - start)))];
}
