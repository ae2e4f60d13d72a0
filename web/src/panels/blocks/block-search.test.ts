import type { BlockListItem } from '@quiltwright/shared/contract/block-calls';
import { inches } from '@quiltwright/shared/geometry/units';
import { expect, it } from 'vitest';
import { familiesOf, searchBlocks } from './block-search';

function block(designName: string, family?: string, otherNames: string[] = []): BlockListItem {
  return {
    designedBlockNum: 1,
    designName,
    blockWidth: inches(12),
    blockHeight: inches(12),
    levels: [],
    ...(family !== undefined && { family, otherNames }),
  };
}

const shelf = [
  block('Churn Dash', 'Churn dash', ['Monkey Wrench', 'Hole in the Barn Door']),
  block('Ohio Star', 'Stars'),
  block('Lone Pine', 'Stars'),
  block('Sawtooth Star', 'Stars', ['Evening Star']),
  block('Anna'),
  block('Bears Paw', 'Bears paw'),
  block('Double Nine Patch', 'Nine patch'),
];

const found = (words: string, family = '') =>
  searchBlocks(shelf, words, family).map(({ designName }) => designName);

it('finds by name, by other names and by family', () => {
  expect(found('dash')).toEqual(['Churn Dash']);
  expect(found('BARN hole')).toEqual(['Churn Dash']);
  expect(found('evening')).toEqual(['Sawtooth Star']);
  expect(found('star')).toEqual(['Ohio Star', 'Sawtooth Star', 'Lone Pine']);
  expect(found('xyzzy')).toEqual([]);
});

it('keeps to a family', () => {
  expect(found('', 'Stars')).toEqual(['Ohio Star', 'Lone Pine', 'Sawtooth Star']);
  expect(found('dash', 'Stars')).toEqual([]);
});

it('has a family for own blocks', () => {
  expect(familiesOf(shelf)).toEqual(['Churn dash', 'Stars', 'My blocks', 'Bears paw', 'Nine patch']);
  expect(found('', 'My blocks')).toEqual(['Anna']);
});

it('finds names that are typed with their apostrophe, or with a number for its word', () => {
  expect(found('bear’s paw')).toEqual(['Bears Paw']);
  expect(found("bear's p")).toEqual(['Bears Paw']);
  expect(found('9 patch')).toEqual(['Double Nine Patch']);
});
