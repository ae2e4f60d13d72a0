import { expect, it } from 'vitest';
import { counted } from './counted.js';

it.each([
  [0, '0 blocks'],
  [1, '1 block'],
  [999, '999 blocks'],
  [2_000, '2,000 blocks'],
  [100_000, '100,000 blocks'],
])('%d blocks are “%s”', (count, words) => {
  expect(counted(count, 'block')).toBe(words);
});
