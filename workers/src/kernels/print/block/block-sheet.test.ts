import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { expect, it } from 'vitest';
import { DEFAULT_CUTTING } from '../../cutting/settings';
import { SewnBlocks } from '../../patches/sewn-blocks';
import { blockSheet } from './block-sheet';

it('says which sheet is the straight cut, whatever the block is called', () => {
  // The knot of a Bow Tie is set in.
  const tie = premadeBlocks.find(({ title }) => title === 'Bow Tie');
  if (!tie) throw new Error('The block is missing.');
  const block = {
    ...{ name: 'Bow Tie, straight seams', levels: tie.levels, width: 12, height: 12 },
    ...{ covers: [], copies: 1, blockNum: tie.designedBlockNum },
  };
  const sheet = blockSheet(block, DEFAULT_CUTTING, new SewnBlocks());
  expect([sheet.isStraight, sheet.straight?.isStraight]).toEqual([false, true]);
});

it('has no sewing steps and no straight cut for pages that don’t show them', () => {
  // A star of eight diamonds, with squares and triangles set in.
  const star = premadeBlocks.find(({ title }) => title === 'LeMoyne Star');
  if (!star) throw new Error('The star is missing.');
  const block = {
    ...{ name: star.title, levels: star.levels, width: 12, height: 12 },
    ...{ covers: [], copies: 1, blockNum: star.designedBlockNum },
  };
  const whole = blockSheet(block, DEFAULT_CUTTING, new SewnBlocks());
  expect(whole.steps.length).toBeGreaterThan(0);
  const plain = blockSheet(block, DEFAULT_CUTTING, new SewnBlocks(), false);
  expect(plain).toEqual({ ...whole, steps: [], straight: null });
});
