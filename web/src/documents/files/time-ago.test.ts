import { expect, it } from 'vitest';
import { timeAgo } from './time-ago';

const now = new Date(2026, 4, 20, 12).getTime();

it.each([
  [0, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [59 * 60 + 59, '59 minutes ago'],
  [3_600, '1 hour ago'],
  [23 * 3_600 + 3_599, '23 hours ago'],
  [24 * 3_600, '1 day ago'],
  [7 * 24 * 3_600 - 1, '6 days ago'],
  [-5, 'just now'],
])('%i seconds are %s', (seconds, words) => {
  expect(timeAgo(now - seconds * 1_000, now)).toBe(words);
});

it('is a day once it is a week', () => {
  expect(timeAgo(now - 8 * 24 * 3_600_000, now)).toMatch(/^on .*12.*2026|^on .*2026.*12/);
});
