import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { expect, it } from 'vitest';
import { starts } from '../../model/free-form/start-commands';
import { blocksFor, startingBlocks } from './starting-blocks';

it.each(starts)('%s begins with blocks of the library that guests may have', (start) => {
  const open = premadeBlocks.filter(({ facts }) => facts.trial).map(({ designName }) => designName);
  expect(startingBlocks[start].filter((name) => !open.includes(name))).toEqual([]);
  expect(blocksFor(start, premadeBlocks).map(({ designName }) => designName)).toEqual(startingBlocks[start]);
});

it('begins with others where its own are not there', () => {
  const others = premadeBlocks.filter(({ designName }) => designName !== 'Ohio Star');
  expect(blocksFor('grid', others)).toEqual(others.slice(0, 6));
  expect(blocksFor('grid', [])).toEqual([]);
});
