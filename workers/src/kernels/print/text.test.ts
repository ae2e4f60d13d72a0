import { expect, it } from 'vitest';
import { fitted } from './text';
import { wordsForTests } from './words.fixture';

const { measure } = wordsForTests();

it('cuts a text to the most letters that have room with the ellipsis', () => {
  // A letter of 7.2 points is 0.05 inches wide: so many have room in the width.
  const cut = (words: string, letters: number) =>
    fitted(words, letters * 0.05 + 0.001, 'regular', 7.2, measure);
  expect(cut('Midnight Pond', 13)).toBe('Midnight Pond');
  expect(cut('Midnight Pond', 12)).toBe('Midnight Po…');
  // What would end in a space ends before it.
  expect(cut('Midnight Pond', 10)).toBe('Midnight…');
  expect(cut('Midnight Pond', 2)).toBe('M…');
  expect(cut('Midnight Pond', 0)).toBe('…');
});

it('measures a long text a few times', () => {
  let measured = 0;
  fitted('x'.repeat(4096), 1, 'regular', 7.2, (...of) => {
    measured++;
    return measure(...of);
  });
  // Once whole, then 4,097 counts halved 13 times.
  expect(measured).toBeLessThanOrEqual(14);
});
