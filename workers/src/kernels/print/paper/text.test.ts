import { describe, expect, it } from 'vitest';
import { fitted, wrapped } from './text';
import { runsOf } from './text-runs';
import { wordsForTests } from '../names/words.fixture';

const { measure } = wordsForTests();

it('cuts a text to the most letters that fit with the ellipsis', () => {
  // A letter of 7.2 points is 0.05 inches wide.
  const cut = (words: string, letters: number) =>
    fitted(words, letters * 0.05 + 0.001, 'regular', 7.2, measure);
  expect(cut('Midnight Pond', 13)).toBe('Midnight Pond');
  expect(cut('Midnight Pond', 12)).toBe('Midnight Po…');
  // A cut before a space drops the space.
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
  // The text is measured once as a whole. Then the search halves the 4,097 possible lengths 13 times, and measures each
  // time.
  expect(measured).toBeLessThanOrEqual(14);
});

describe('wrapped', () => {
  // A letter of 7.2 points is 0.05 inches wide.
  const lines = (words: string, letters: number) =>
    wrapped(words, letters * 0.05 + 0.001, 'regular', 7.2, measure);

  it('breaks at spaces, and cuts a word that is wider than the column', () => {
    expect(lines('Cut two strips of Midnight Pond', 10)).toEqual([
      'Cut two',
      'strips of',
      'Midnight',
      'Pond',
    ]);
    expect(lines('a Schnittmusterbogen of it', 8)).toEqual(['a', 'Schnitt…', 'of it']);
  });

  it('breaks Chinese and Japanese between signs, which have no spaces, but not before a full stop', () => {
    expect(lines('東京。桜', 2)).toEqual(['東', '京。', '桜']);
    expect(lines('東京の桜の布', 4)).toEqual(['東京の桜', 'の布']);
    expect(lines('Cut 東京の桜。', 7)).toEqual(['Cut 東京の', '桜。']);
  });
});

describe('runsOf', () => {
  const runs = (text: string) =>
    runsOf(text, (letter) => /^[\0-\u024f]+$/.test(letter)).map(({ text, isPicture }) =>
      isPicture ? [text] : text,
    );

  it('splits letters in the fonts from other letters', () => {
    expect(runs('Cut 2 of 東京, 12 in wide')).toEqual(['Cut 2 of ', ['東京'], ', 12 in wide']);
    expect(runs('Roses')).toEqual(['Roses']);
    expect(runs('')).toEqual([]);
  });

  it('keeps an emoji of several signs whole', () => {
    expect(runs('For 👩‍👩‍👧!')).toEqual(['For ', ['👩‍👩‍👧'], '!']);
  });

  it('keeps words together that run from right to left', () => {
    expect(runs('زهرة حمراء - 3')).toEqual([['زهرة حمراء'], ' - 3']);
  });
});
