import { expect, it } from 'vitest';
import { yards } from './yardage-words';

it('writes eighths of a yard as a shop cuts them', () => {
  expect([0, 1, 2, 8, 11, 19].map(yards)).toEqual(['0 yd', '⅛ yd', '¼ yd', '1 yd', '1⅜ yd', '2⅜ yd']);
});
