import { expect, it } from 'vitest';
import { isNearlyFull, roomWords } from './room-words';

it('is mentioned from nine tenths on', () => {
  expect(isNearlyFull({ held: 1_799, most: 2_000 })).toBe(false);
  expect(isNearlyFull({ held: 1_800, most: 2_000 })).toBe(true);
  expect(isNearlyFull({ held: 0, most: Infinity })).toBe(false);
});

it('gives the number of free places, or says that there are none', () => {
  expect(roomWords('block', { held: 1_800, most: 2_000 })).toBe(
    'Your account has 1,800 of at most 2,000 blocks, created and designed together. You can save 200 more.',
  );
  expect(roomWords('quilt', { held: 999, most: 1_000 })).toBe(
    'Your account has 999 of at most 1,000 quilts. You can save 1 more.',
  );
  expect(roomWords('quilt', { held: 1_200, most: 1_000 })).toBe(
    'Your account is full: it has 1,200 quilts. To save a new quilt, first delete quilts that you no longer need.',
  );
});
