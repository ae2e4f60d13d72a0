import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import { inches } from '@quiltwright/shared/geometry/units';
import { BLOCK } from '@quiltwright/shared/limits';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { expect, it } from 'vitest';
import { allBlocks, facetsOf, findBlocks, lockedLast, ownFirst, type BlockFilter } from './block-search';

type Facts = Pick<BlockListItem, 'family' | 'otherNames' | 'grid' | 'difficulty' | 'trial'>;

function block(designName: string, facts: Facts = {}): BlockListItem {
  return {
    designedBlockNum: 1,
    designName,
    blockWidth: inches(12),
    blockHeight: inches(12),
    levels: [],
    ...facts,
  };
}

const blocks = [
  block('Churn Dash', {
    family: 'Churn dash',
    otherNames: ['Monkey Wrench', 'Hole in the Barn Door'],
    grid: 5,
    difficulty: 'easy',
  }),
  block('Ohio Star', { family: 'Stars', grid: 3, difficulty: 'easy' }),
  block('Lone Pine', { family: 'Stars', grid: 12, difficulty: 'hard' }),
  block('Sawtooth Star', { family: 'Stars', otherNames: ['Evening Star'], grid: 4, difficulty: 'medium' }),
  block('Anna'),
  block('Bears Paw', { family: 'Bears paw', grid: 7, difficulty: 'medium' }),
  block('Double Nine Patch', { family: 'Nine patch', grid: 9, difficulty: 'easy' }),
  block('Whole Cloth', { family: 'Nine patch', grid: 1, difficulty: 'easy' }),
];

const found = (filter: Partial<BlockFilter>) =>
  findBlocks(blocks, { ...allBlocks, ...filter }).map(({ designName }) => designName);

it('finds by name, by other names and by family', () => {
  expect(found({ words: 'dash' })).toEqual(['Churn Dash']);
  expect(found({ words: 'BARN hole' })).toEqual(['Churn Dash']);
  expect(found({ words: 'evening' })).toEqual(['Sawtooth Star']);
  expect(found({ words: 'star' })).toEqual(['Ohio Star', 'Sawtooth Star', 'Lone Pine']);
  expect(found({ words: 'xyzzy' })).toEqual([]);
});

it('finds blocks of the library by their names elsewhere', () => {
  const library = premadeBlocks.map(({ designName, facts: { otherNames } }) =>
    block(designName, { otherNames: [...otherNames] }),
  );
  const called = (words: string) =>
    findBlocks(library, { ...allBlocks, words }).map(({ designName }) => designName);
  expect(called('Georgetown Circle')).toEqual(['Crown of Thorns']);
  expect(called('Big Dipper')).toEqual(['Yankee Puzzle']);
  expect(called('Baby Blocks')).toEqual(['Tumbling Blocks']);
  expect(called('Shooting Star')).toEqual(['Clays Choice']);
  expect(called('Corn and Beans')).toEqual([]);
});

it('narrows to a family, a grid, a difficulty, and to all of them together', () => {
  expect(found({ family: 'Stars' })).toEqual(['Ohio Star', 'Lone Pine', 'Sawtooth Star']);
  expect(found({ family: 'Stars', words: 'dash' })).toEqual([]);
  expect(found({ grid: 9 })).toEqual(['Double Nine Patch']);
  expect(found({ difficulty: 'medium' })).toEqual(['Sawtooth Star', 'Bears Paw']);
  expect(found({ family: 'Stars', grid: 4, difficulty: 'medium', words: 'saw' })).toEqual(['Sawtooth Star']);
  expect(found({ family: 'Stars', grid: 4, difficulty: 'easy' })).toEqual([]);
});

it('has a family for own blocks, which have neither grid nor difficulty', () => {
  expect(found({ family: 'My blocks' })).toEqual(['Anna']);
  expect(found({ family: 'My blocks', difficulty: 'easy' })).toEqual([]);
});

it('finds names that are typed with their apostrophe, or with a number for its word', () => {
  expect(found({ words: 'bear’s paw' })).toEqual(['Bears Paw']);
  expect(found({ words: "bear's p" })).toEqual(['Bears Paw']);
  expect(found({ words: '9 patch' })).toEqual(['Double Nine Patch', 'Whole Cloth']);
});

it('finds names however their words are separated', () => {
  for (const words of ['nine-patch', 'ninepatch', '9-patch', '9patch', 'double ninepatch', 'Nine–Patch'])
    expect(found({ words })).toContain('Double Nine Patch');
  expect(found({ words: 'churndash' })).toEqual(['Churn Dash']);
  expect(found({ words: 'monkey-wrench' })).toEqual(['Churn Dash']);
  expect(found({ words: 'barn-door' })).toEqual(['Churn Dash']);
  expect(found({ words: 'saw-tooth' })).toEqual(['Sawtooth Star']);
  const own = [block('Log-Cabin'), block('Logcabin'), block('Log Cabin')];
  for (const words of ['log-cabin', 'logcabin', 'log cabin'])
    expect(findBlocks(own, { ...allBlocks, words })).toEqual(own);
});

it('finds nothing by the end of one word and the start of the next, nor by two names as one', () => {
  expect(found({ words: 'nda' })).toEqual([]);
  expect(found({ words: 'dashmonkey' })).toEqual([]);
});

it('counts for each choice the blocks that it would leave beside the others', () => {
  expect(facetsOf(blocks, allBlocks)).toEqual({
    families: [
      { value: 'Churn dash', name: 'Churn dash', count: 1 },
      { value: 'Stars', name: 'Stars', count: 3 },
      { value: 'My blocks', name: 'My blocks', count: 1 },
      { value: 'Bears paw', name: 'Bears paw', count: 1 },
      { value: 'Nine patch', name: 'Nine patch', count: 2 },
    ],
    grids: [
      { value: 1, name: 'No grid', count: 1 },
      { value: 3, name: '3 × 3', count: 1 },
      { value: 4, name: '4 × 4', count: 1 },
      { value: 5, name: '5 × 5', count: 1 },
      { value: 7, name: '7 × 7', count: 1 },
      { value: 9, name: '9 × 9', count: 1 },
      { value: 12, name: '12 × 12', count: 1 },
    ],
    difficulties: [
      { value: 'easy', name: 'Easy', count: 4 },
      { value: 'medium', name: 'Medium', count: 2 },
      { value: 'hard', name: 'Hard', count: 1 },
    ],
  });
});

it('offers no choice that would leave no block, except the current one', () => {
  const { families, grids, difficulties } = facetsOf(blocks, {
    ...allBlocks,
    family: 'Stars',
    difficulty: 'easy',
  });
  expect(families.map(({ value, count }) => [value, count])).toEqual([
    ['Churn dash', 1],
    ['Stars', 1],
    ['Nine patch', 2],
  ]);
  expect(grids.map(({ value }) => value)).toEqual([3]);
  expect(difficulties.map(({ value, count }) => [value, count])).toEqual([
    ['easy', 1],
    ['medium', 1],
    ['hard', 1],
  ]);
  const none = facetsOf(blocks, { ...allBlocks, family: 'Stars', words: 'dash' });
  expect(none.families.map(({ value, count }) => [value, count])).toEqual([
    ['Churn dash', 1],
    ['Stars', 0],
  ]);
});

it('leaves the blocks for guests: those of the trial, and those outside the library', () => {
  const some = [
    block('Free', { family: 'Stars', trial: true }),
    block('Locked', { family: 'Baskets', trial: false }),
    block('Anna'),
  ];
  const free = { ...allBlocks, free: true };
  expect(findBlocks(some, free).map(({ designName }) => designName)).toEqual(['Free', 'Anna']);
  expect(facetsOf(some, free).families.map(({ name }) => name)).toEqual(['Stars', 'My blocks']);
});

it('puts the blocks that a guest can’t use last, and keeps the order of the others', () => {
  const offered = [
    block('A', { trial: false }),
    block('B', { trial: true }),
    block('C'),
    block('D', { trial: false }),
  ];
  const names = (subscribes: boolean) => lockedLast(offered, subscribes).map(({ designName }) => designName);
  expect(names(false)).toEqual(['B', 'C', 'A', 'D']);
  expect(names(true)).toEqual(['A', 'B', 'C', 'D']);
});

it('puts the quilter’s drawings before the library, both in their order', () => {
  const offered = [1, BLOCK.firstOwn, 2, BLOCK.firstOwn + 1].map((designedBlockNum) => ({
    designedBlockNum,
  }));
  expect(ownFirst(offered).map(({ designedBlockNum }) => designedBlockNum)).toEqual([
    BLOCK.firstOwn,
    BLOCK.firstOwn + 1,
    1,
    2,
  ]);
});

it('finds names however their accents were typed', () => {
  const own = [block('Caf\u00e9'), block('Cafe\u0301')];
  for (const words of ['caf\u00e9', 'cafe\u0301'])
    expect(findBlocks(own, { ...allBlocks, words })).toEqual(own);
});
