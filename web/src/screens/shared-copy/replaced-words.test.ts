import { expect, it } from 'vitest';
import { replacedWords } from './replaced-words';

it.each([
  [0, false, ''],
  [1, false, 'A similar library fabric replaces Nora’s own fabric.'],
  [2, false, 'Similar library fabrics replace 2 of Nora’s own fabrics.'],
  [1, true, 'A similar library fabric replaces 1 fabric, which could not be copied.'],
])('tells that library fabrics replace %i', (similar, givesCloth, words) => {
  expect(replacedWords({ similar, makerName: 'Nora', givesCloth })).toBe(words);
});
