import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decimalInches,
  exactInches,
  exactNumber,
  formatInches,
  formatSize,
  fractionInches,
  nearInches,
  nearSize,
} from './lengths.js';
import { parseInches, parseLength, parseNumber } from './read-length.js';

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

describe('nearInches', () => {
  /* 8 ÷ 3 + ½ = 3.1667, a 24th above 3⅛. 12 ÷ 7 + ½ = 2.2143, a 28th below 2¼. 17/16 is on no eighth. */
  it.each([
    [8 / 3 + 0.5, 'just over 3⅛″'],
    [12 / 7 + 0.5, 'just under 2¼″'],
    [17 / 16, '1 1/16″'],
    [3.125, '3⅛″'],
    [3.128, '3⅛″'],
  ])('writes %s as %s', (length, text) => {
    expect(nearInches(length)).toBe(text);
  });

  it('writes a square’s side once if it is between two lines', () => {
    expect(nearSize(8 / 3 + 0.5, 8 / 3 + 0.5)).toBe('just over 3⅛″ square');
    expect(nearSize(8.5, 8 / 3 + 0.5)).toBe('8½″ × just over 3⅛″');
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

  it('writes sixteenths, in which free form quilts are measured, and rounds other lengths to eighths', () => {
    expect(formatSize(36.0625, 60.4375)).toBe('36 1/16″ × 60 7/16″');
    expect(formatSize(4.3333, 8)).toBe('4⅜″ × 8″');
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
    ['2+1/4', 2.25],
    ['10*.3', 3],
    ['36/5', 7.2],
    ['3 1/2 + 1/4', 3.75],
    ['3 - 1/8', 2.875],
    ['2 × (3 + 1/2) ÷ 7', 1],
    ['2x3', 6],
    ['-(2+1)', -3],
    ['6 - -2', 8],
    ['1/2/2', 0.25],
    ['1,000', 1000],
    ['1,000.5', 1000.5],
    ['1.000,5', 1000.5],
    ['1,000,000', 1_000_000],
    ['1.000.000', 1_000_000],
    ['1.000', 1],
    ['12,5', 12.5],
    ['0,125', 0.125],
    ['1000,5', 1000.5],
    ['2.54 cm', 1],
    ['25.4 mm', 1],
    ['(1+1.54)cm', 1],
    ['5.08 cm + 3 in', 5],
    ['1 ft', 12],
    ['2 in + 1', 3],
    ['1 ft + 6', 18],
    ['2 yd + 3', 75],
  ])('%s is %d inches', (typed, length) => {
    expect(parseInches(typed)).toBe(length);
  });

  it.each([
    '',
    'x',
    '3 1',
    '1/0',
    '3..5',
    '3 1.5/2',
    '″',
    '∞',
    '(2',
    '2)',
    '2+',
    '*2',
    '2 + 3 cm',
    '2 cm * 3 cm',
    '6/2 cm cm',
    '1,00,0',
    '1,000,5',
    '1e3',
    'constructor',
    '2**3',
    '5 km',
  ])('“%s” is not a length', (typed) => {
    expect(parseInches(typed)).toBeNull();
  });

  it('is the sum of any written numbers', () => {
    const number = fc.integer({ min: -200, max: 200 }).map((eighth) => eighth / 8);
    const written = (value: number) => (value < 0 ? `(${exactInches(value)})` : exactInches(value));
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        const [one, two, three] = [a, b, c].map(written);
        expect(parseInches(`${one} + ${two} - ${three}`)).toBeCloseTo(a + b - c, 9);
        expect(parseInches(`(${one} - ${two}) * ${String(Math.abs(c))}`)).toBeCloseTo(
          (a - b) * Math.abs(c),
          9,
        );
      }),
    );
  });

  it('never throws, and returns a finite number or null', () => {
    const sign = fc.constantFrom(...'0123456789.,+-*/() ″½cmin x'.split(''));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(sign, { maxLength: 30 }).map((signs) => signs.join('')),
        ),
        (text) => {
          const value = parseInches(text);
          expect(value === null || Number.isFinite(value)).toBe(true);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['2', 72],
    ['1 1/2', 54],
    ['2 + 1/4', 81],
    ['2 + 3 in', 75],
    ['2 yd + 3 in', 75],
    ['3 in + 2', 75],
    ['2 - 3 in', 69],
    ['1/2 + 3 in + 1', 57],
    ['(2 + 3 in) * 2', 150],
    ['2 * 9 in', 18],
    ['18 in', 18],
    ['(2 + 3) in', 5],
  ])('%s in a field of yards is %d inches', (typed, length) => {
    expect(parseLength(typed, 'yards')).toBe(length);
  });

  it('isn’t a length in a field of yards if a number beside metres has no unit', () => {
    expect(parseLength('2 + 50 cm', 'yards')).toBeNull();
    expect(parseLength('2 yd + 50.8 cm', 'yards')).toBe(92);
  });

  it('knows no units unless they are asked for', () => {
    expect(parseNumber('62.5')).toBe(62.5);
    expect(parseNumber('1000/16')).toBe(62.5);
    expect(parseNumber('5 cm')).toBeNull();
  });

  it('reads its text once, however much was pasted', () => {
    expect(parseInches('('.repeat(100_000))).toBeNull();
    expect(parseInches(`1${' '.repeat(100_000)}x`)).toBeNull();
  });

  it('is the written number', () => {
    for (let eighth = -200; eighth <= 200; eighth++)
      expect(parseInches(formatInches(eighth / 8))).toBe(eighth / 8);
  });
});

describe('other lengths', () => {
  it('are written as numbers for sums, as decimals, and as fractions that no ruler has', () => {
    expect([4, 3.0625, 4 / 3, -0.5].map(exactNumber)).toEqual(['4', '3 1/16', '1.333', '−½']);
    expect([1706.25, 12, 0.984].map((length) => decimalInches(length))).toEqual([
      '1,706.25″',
      '12″',
      '0.98″',
    ]);
    expect(decimalInches(64, { least: 1, most: 1 })).toBe('64.0″');
    const fraction = (length: number) => fractionInches(length, [3, 7], 0.00002);
    expect([12 / 7, 1 / 3, 2.5, 1.1].map(fraction)).toEqual(['1 5/7″', '1/3″', '2½″', '1.1″']);
  });
});
