import { expect, it } from 'vitest';
import { eighthsOf, metres, yards } from './yardage-words';

it('goes up to the next eighth of a yard', () => {
  /* An eighth of a yard, 4½ inches of cloth 42 inches wide, is 189 square inches. */
  expect([1, 189, 189.01, 190, 8 * 189].map((area) => eighthsOf(area, 42))).toEqual([1, 1, 2, 2, 8]);
  expect([0, 1, 2, 8, 11, 19].map(yards)).toEqual(['0 yd', '⅛ yd', '¼ yd', '1 yd', '1⅜ yd', '2⅜ yd']);
});

it('goes up to the next 5 centimetres', () => {
  /* 71¼ inches of cloth are 180.98 cm; 50 inches are 127. */
  expect(metres(71.25 * 42, 42)).toBe('1.85 m');
  expect(metres(50 * 40, 40)).toBe('1.3 m');
});
