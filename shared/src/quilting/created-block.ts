import { blockUnits, type BlockUnits } from '../geometry/units.js';
import { LIMITS } from '../limits.js';
import { inNoQuilt, type Block } from './block.js';
import { edge } from './seams.js';
import type { Levels } from './shape.js';

/** Half of all numbers that are exact: with higher ones, those of more shapes soon wouldn't be. */
const HIGHEST_KEPT = 2 ** 52;

/**
 * A created block as the editor of blocks makes it, which is the one form in which it is stored: its shapes drawn as
 * `drawnLevels` has them, on no more layers than are used, in no quilt and without colourways. So is what was stored or
 * kept before that was asked for; what has that form already comes back equal.
 */
export function createdForm(block: Block): Block {
  const levels = drawnLevels(block.levels);
  const used = levels.reduce((most, { length }, index) => (length > 0 ? index + 1 : most), 0);
  return { ...block, ...inNoQuilt, levels: levels.slice(0, used), colourways: [] };
}

/**
 * Layers as they are drawn: each shape has a number of its own, its sides lie on whole ten-thousandths of a block unit, and
 * it has no stroke. Shapes get other numbers where two have the same one, or there would be no exact ones for more.
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

/** Where a side of a shape begins and how long it is: each of its ends goes to the nearest place, so what touched still does. */
function drawnSpan(from: BlockUnits, length: BlockUnits): [from: BlockUnits, length: BlockUnits] {
  const { blockSpace, shapeSide } = LIMITS;
  const start = edge(Math.min(from, blockSpace - shapeSide));
  const end = edge(Math.min(from + length, blockSpace));
  return [blockUnits(start), blockUnits(Math.max(shapeSide, edge(end - start)))];
}
