import { expect, it } from 'vitest';
import { nextNumber } from './new-id.js';

/* The last twelve digits are 16, and the three low bits of the first digit are 0. Its numbers start at 17. */
const id = '8aaaaaaa-aaaa-4aaa-aaaa-000000000010';

it('gives the numbers of an id, after those that are in use', () => {
  expect(nextNumber([], id)).toBe(17);
  expect(nextNumber([3, 16, 9_000_000], id)).toBe(17);
  expect(nextNumber([18, 3, 17], id)).toBe(19);
});

it('gives only numbers that a stored block keeps', () => {
  const highest = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
  expect(nextNumber([], highest)).toBe(2 ** 51);
});

it('counts on without an id', () => {
  expect(nextNumber([], undefined)).toBe(1);
  expect(nextNumber([2, 7, 4], undefined)).toBe(8);
});
