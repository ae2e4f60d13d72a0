import { blockUnits, type BlockUnits } from '../geometry/units.js';
import { LIMITS } from '../limits.js';
import { inNoQuilt, type Block } from './block.js';
import { ownOutline } from './shapes/form.js';
import { edge } from './shapes/seams.js';
import type { Levels } from './shapes/shape.js';

/**
 * Shapes with a higher number than this are renumbered. It is half of the highest exact integer. With higher numbers,
 * the numbers of further shapes would soon stop being exact.
 */
const HIGHEST_KEPT = 2 ** 52;

/**
 * Returns a created block in the form in which the block editor makes blocks and the server stores them. Its shapes
 * have unique numbers, no stroke, and edges on whole ten-thousandths of a block unit. It has no empty layers on top, no
 * place in a quilt, and no colourways. Older blocks are converted to this form. A block that is already in this form
 * isn't changed.
 */
export function createdForm(block: Block): Block {
  const levels = drawnLevels(block.levels);
  const used = levels.reduce((most, { length }, index) => (length > 0 ? index + 1 : most), 0);
  return { ...block, ...inNoQuilt, levels: levels.slice(0, used), colourways: [] };
}

/**
 * Returns layers as the block editor draws them. Each shape has a unique number and no stroke, and its edges are on
 * whole ten-thousandths of a block unit. All shapes are renumbered if two have the same number, or if a number is above
 * `HIGHEST_KEPT`.
 */
export function drawnLevels(levels: Levels): Levels {
  const numbers = levels.flat().map(({ shapeNum }) => shapeNum);
  const keepsNumbers =
    new Set(numbers).size === numbers.length && numbers.every((num) => num >= 1 && num <= HIGHEST_KEPT);
  let shapeNum = 0;
  return levels.map((level) =>
    level.map((shape) => {
      shapeNum = keepsNumbers ? shape.shapeNum : shapeNum + 1;
      if (shape.outline) return { ...shape, shapeNum, ...ownOutline(shape.outline), strokeWidth: 0 };
      const [shapeXLoc, shapeWidth] = drawnSpan(shape.shapeXLoc, shape.shapeWidth);
      const [shapeYLoc, shapeHeight] = drawnSpan(shape.shapeYLoc, shape.shapeHeight);
      return { ...shape, shapeNum, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight, strokeWidth: 0 };
    }),
  );
}

/**
 * Returns the start and length of a side, rounded as the block editor does. Each end is rounded separately. Shapes that
 * touched then still touch.
 */
function drawnSpan(from: BlockUnits, length: BlockUnits): [from: BlockUnits, length: BlockUnits] {
  const { blockSpace, shapeSide } = LIMITS;
  const start = edge(Math.min(from, blockSpace - shapeSide));
  const end = edge(Math.min(from + length, blockSpace));
  return [blockUnits(start), blockUnits(Math.max(shapeSide, edge(end - start)))];
}
