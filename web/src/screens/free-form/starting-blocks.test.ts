import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { fabricsOf } from '@quiltwright/shared/quilting/shape';
import { expect, it } from 'vitest';
import { starts } from '../../model/free-form/start-commands';
import { blocksFor, startingBlocks } from './starting-blocks';

it.each(starts)('%s starts with blocks of the library that guests may use', (start) => {
  const open = premadeBlocks.filter(({ facts }) => facts.trial).map(({ designName }) => designName);
  expect(startingBlocks[start].filter((name) => !open.includes(name))).toEqual([]);
  expect(blocksFor(start, premadeBlocks).map(({ designName }) => designName)).toEqual(startingBlocks[start]);
});

it('starts with others if its own are missing', () => {
  const others = premadeBlocks.filter(({ designName }) => designName !== 'Ohio Star');
  expect(blocksFor('grid', others)).toEqual(others.slice(0, 6));
  expect(blocksFor('grid', [])).toEqual([]);
});

it('begins with linking blocks in quiet cloth of the first, on its ground', () => {
  const [CREAM, NIGHT, CHEDDAR, MADDER] = [104, 13, 57, 72];
  const dressed = premadeBlocks.map((block) => ({ ...block, cloth: [CREAM, NIGHT, CHEDDAR, MADDER] }));
  const fabrics = blocksFor('rows', dressed).map(({ levels }) => fabricsOf(levels).sort((a, b) => a - b));
  // In a Shoo Fly the ground is cream, the corners are brick and the middle is dark blue: no gold.
  expect(fabrics[1]).toEqual([NIGHT, MADDER, CREAM]);
});

it('begins with the block that is being coloured', () => {
  const [own] = premadeBlocks.filter(({ designName }) => designName === 'Churn Dash');
  expect(blocksFor('grid', premadeBlocks, own ? [own] : []).map(({ designName }) => designName)).toEqual([
    'Churn Dash',
    'Ohio Star',
  ]);
});
