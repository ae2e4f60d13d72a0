import { expect, it } from 'vitest';
import { SenderCounts } from './sender-counts.js';

const MINUTE = 60_000;

it('counts the requests of each sender, and begins again after a quarter of an hour', () => {
  const counts = new SenderCounts(2, 'That was too often.');
  const at = (from: string, minute: number) => counts.count(from, minute * MINUTE);
  expect([at('a', 100), at('a', 101), at('b', 102)]).toEqual([null, null, null]);
  expect(at('a', 103)).toMatchObject({
    status: 429,
    message: 'That was too often. Try again in 12 minutes.',
    retryAfter: 720,
  });
  expect(at('b', 103)).toBeNull();
  // The first request came at minute 100, so the next window begins at minute 115.
  expect(at('a', 114.9)).not.toBeNull();
  expect(at('a', 115)).toBeNull();
});
