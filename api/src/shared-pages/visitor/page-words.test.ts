import { expect, it } from 'vitest';
import { kindWords } from './page-words.js';

it.each([
  [{ size: 8, borders: 2, hasSashing: true }, 'Lap, with two borders and sashing'],
  [{ size: 8, borders: 1, hasSashing: false }, 'Lap, with one border'],
  [
    { size: 8, borders: 1, hasSashing: true, hasCornerstones: true },
    'Lap, with one border, sashing and cornerstones',
  ],
  [{ size: 8, borders: 0, hasSashing: true }, 'Lap, with sashing'],
  [{ size: 8, borders: 0 }, 'Lap'],
  [{ size: 0, borders: 2, hasSashing: true }, 'With two borders and sashing'],
  [{ size: 0, borders: 0, hasSashing: false }, ''],
])('tells the kind of a quilt: %j is “%s”', (facts, words) => {
  expect(kindWords(facts)).toBe(words);
});
