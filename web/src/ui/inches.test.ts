import { describe, expect, it } from 'vitest';
import { exactInches, formatInches, formatSize, parseInches } from './inches';

describe('formatInches', () => {
  it.each([
    [0, '0″'],
    [12, '12″'],
    [12.5, '12½″'],
    [0.125, '⅛″'],
    [41.2501, '41¼″'],
    [7.95, '8″'],
    [-2.375, '−2⅜″'],
    [-0.01, '0″'],
  ])('writes %s as %s', (length, text) => {
    expect(formatInches(length)).toBe(text);
  });
});

describe('exactInches', () => {
  it.each([
    [3, '3″'],
    [3.125, '3⅛″'],
    [3.0625, '3 1/16″'],
    [0.9375, '15/16″'],
    [-2.3125, '−2 5/16″'],
    [4 / 3, '1.333″'],
    [-4 / 3, '−1.333″'],
    [0.0004, '0″'],
  ])('writes %s as %s', (length, text) => {
    expect(exactInches(length)).toBe(text);
  });
});

describe('formatSize', () => {
  it('puts width before length', () => {
    expect(formatSize(88, 102)).toBe('88″ × 102″');
  });
});

describe('what is typed', () => {
  it.each([
    ['3 1/8', 3.125],
    ['3⅛″', 3.125],
    ['3 ½', 3.5],
    ['¾', 0.75],
    ['3-1/8', 3.125],
    [' 3.125" ', 3.125],
    ['3,5', 3.5],
    ['.5 in', 0.5],
    ['12/3', 4],
    ['7 / 8 inches', 0.875],
    ['−1 1/2', -1.5],
    ['-2', -2],
    ['0', 0],
  ])('%s is %d inches', (typed, length) => {
    expect(parseInches(typed)).toBe(length);
  });

  it.each(['', 'x', '3 1', '1/0', '3..5', '1/2/3', '3 1.5/2', '″', '∞'])('“%s” is no length', (typed) => {
    expect(parseInches(typed)).toBeNull();
  });

  it('is looked through once, however much was pasted', () => {
    expect(parseInches(`1${' '.repeat(100_000)}x`)).toBeNull();
  });

  it('is what is written', () => {
    for (let eighth = -200; eighth <= 200; eighth++)
      expect(parseInches(formatInches(eighth / 8))).toBe(eighth / 8);
  });
});
