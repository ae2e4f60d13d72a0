import { expect, it } from 'vitest';
import { allBlocks } from '../../panels/blocks/list/block-search';
import { filterIn, withFilter } from './filter-in-address';

const read = (query: string) => filterIn(new URLSearchParams(query));
const said = (query: string, filter: Partial<typeof allBlocks>) =>
  withFilter(new URLSearchParams(query), { ...allBlocks, ...filter }).toString();

it('puts the list’s filter into the address, and nothing else', () => {
  expect(said('', {})).toBe('');
  expect(
    said('', { words: 'nine patch', family: 'Nine patch', grid: 3, difficulty: 'easy', free: true }),
  ).toBe('q=nine+patch&family=Nine+patch&grid=3&difficulty=easy&free=1');
  expect(said('q=star&family=Stars&grid=4', { words: 'dash' })).toBe('q=dash');
  expect(said('', { words: '  ' })).toBe('');
});

it('leaves other parameters in the address', () => {
  expect(said('block=Ohio+Star&q=star', {})).toBe('block=Ohio+Star');
});

it('reads its own address', () => {
  const filter = {
    words: 'bear’s & co',
    family: 'Bears paw',
    grid: 7,
    difficulty: 'medium',
    free: true,
  } as const;
  expect(filterIn(withFilter(new URLSearchParams(), filter))).toEqual(filter);
});

it('ignores values that it can’t understand', () => {
  expect(read('')).toEqual(allBlocks);
  for (const query of [
    'grid=abc',
    'grid=-3',
    'grid=2.5',
    'grid=',
    'difficulty=impossible',
    'free=perhaps',
    'x=1',
  ])
    expect(read(query)).toEqual(allBlocks);
});
