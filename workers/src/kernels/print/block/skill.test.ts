import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { expect, it } from 'vitest';
import { DEFAULT_CUTTING } from '../../cutting/settings';
import { blockSheet } from './block-sheet';
import { SewnBlocks } from '../../patches/sewn-blocks';
import { skillOf } from './skill';

function sheetOf(name: string, side = 12) {
  const levels = premadeBlocks.find(({ designName }) => designName === name)?.levels ?? [];
  const block = { name, blockNum: 4, levels, width: side, height: side, covers: [], copies: 1 };
  return blockSheet(block, DEFAULT_CUTTING, new SewnBlocks());
}

it('returns the skill for the hardest of the blocks', () => {
  expect(skillOf([sheetOf('Ohio Star')])).toEqual({ level: 'easy', reason: '' });
  // Thirds of 10 inches are between the eighths of a ruler.
  expect(skillOf([sheetOf('Ohio Star', 10)])).toEqual({
    level: 'intermediate',
    reason: 'sizes between ruler lines',
  });
  expect(skillOf([sheetOf('Ohio Star'), sheetOf('LeMoyne Star')])).toEqual({
    level: 'advanced',
    reason: 'set-in seams in LeMoyne Star',
  });
});
