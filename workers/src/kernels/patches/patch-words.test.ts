import type { NumberedGroup } from './numbered';
import { expect, it } from 'vitest';
import { countWords, mirroredWords, numberWords } from './patch-words';

const group = (changes: Partial<NumberedGroup>): NumberedGroup => ({
  fabric: 11,
  kind: 'square',
  size: [4, 4],
  area: 16,
  mirrored: 0,
  sides: 4,
  first: 1,
  count: 1,
  ...changes,
});

it('counts patches by kind, in the order of the list', () => {
  const groups = [
    group({ count: 4 }),
    group({ count: 1, first: 5 }),
    group({ kind: 'goose', count: 1, first: 6 }),
    group({ kind: 'other', count: 2, first: 7 }),
  ];
  expect(countWords(groups)).toBe('8 patches: 5 squares, 1 flying goose, 2 cut by template');
  expect(countWords([group({})])).toBe('1 patch: 1 square');
  expect(countWords([])).toBe('There are no patches yet.');
});

it('gives the numbers of a group, and how many of its patches are mirrored', () => {
  expect(numberWords(group({ first: 3, count: 4 }))).toBe('3–6');
  expect(numberWords(group({ first: 3 }))).toBe('3');
  expect(mirroredWords(group({ count: 4 }))).toBe('');
  expect(mirroredWords(group({ count: 4, mirrored: 2 }))).toBe('2 of them mirrored');
});
