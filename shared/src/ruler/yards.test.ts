import { expect, it } from 'vitest';
import { formatFabric, formatMetres, formatYards, typedNumber, typedSize, typedYards } from './yards.js';

it('writes eighths of a yard as a shop cuts them', () => {
  expect([0, 1, 2, 8, 11, 19].map(formatYards)).toEqual(['0 yd', '⅛ yd', '¼ yd', '1 yd', '1⅜ yd', '2⅜ yd']);
  expect(formatYards(8000)).toBe('1,000 yd');
});

it('writes metres to the centimetre', () => {
  expect([0.35, 2, 1.853].map(formatMetres)).toEqual(['0.35 m', '2 m', '1.85 m']);
});

it('writes amounts of fabric as people type them', () => {
  // 5/36 of a yard is 5″, no whole number of eighths of a yard.
  expect([1.5, 5 / 36, 0.7].map(formatFabric)).toEqual(['1½ yd', '5″', '0.7 yd']);
  expect([1.5, 5 / 36, 0.7].map(typedYards)).toEqual(['1½', '5″', '0.7']);
  expect([18, 9.5, 50 / 2.54].map(typedNumber)).toEqual(['18', '9½', '19.685']);
  expect(typedSize(18, 21.5)).toBe('18″ × 21½″');
});
