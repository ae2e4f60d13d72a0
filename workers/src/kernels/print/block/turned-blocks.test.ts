import { blockUnits } from '@quiltwright/shared/geometry/units';
import type { Levels, ShapeType } from '@quiltwright/shared/quilting/shapes/shape';
import { expect, it } from 'vitest';
import { levelsOf } from '@quiltwright/shared/quilting/quilts.fixture';
import { DEFAULT_CUTTING } from '../../cutting/settings';
import { SewnBlocks } from '../../patches/sewn-blocks';
import type { PrintedBlock } from './templates';
import { withoutTurned } from './turned-blocks';

/**
 * Returns a block with a background and a right triangle over half of it. A quarter turn to the right changes shape
 * type 2 into 9, 9 into 8, and 8 into 7.
 */
function half(shapeType: ShapeType, copies: number): PrintedBlock {
  const [[square] = []] = levelsOf([12]);
  const levels: Levels = square
    ? [...levelsOf([11]), [{ ...square, shapeType, shapeYLoc: blockUnits(0), shapeXLoc: blockUnits(0) }]]
    : [];
  return { name: 'Half', blockNum: 4, levels, width: 12, height: 12, covers: [], copies };
}

it('counts turned blocks with the first of them, and returns their turns', () => {
  const blocks = [half(2, 3), half(9, 2), half(7, 1)];
  const found = withoutTurned(blocks, DEFAULT_CUTTING, new SewnBlocks());
  expect(found).toHaveLength(1);
  expect(found[0]?.copies).toBe(6);
  // The right angle goes from bottom left to top left in one turn, and to bottom right in three.
  expect(found[0]?.lies?.map(({ turn }) => turn)).toEqual([0, 1, 3]);
});

it('keeps blocks with a directional print apart, and blocks of another number', () => {
  const blocks = [half(2, 3), half(9, 2)];
  const directional = { ...DEFAULT_CUTTING, fabrics: { 12: { directional: true } } };
  expect(withoutTurned(blocks, directional, new SewnBlocks())).toHaveLength(2);
  const other = [half(2, 3), { ...half(9, 2), blockNum: 5 }];
  expect(withoutTurned(other, DEFAULT_CUTTING, new SewnBlocks())).toHaveLength(2);
});
