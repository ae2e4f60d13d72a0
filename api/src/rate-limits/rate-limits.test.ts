import { describe, expect, it } from 'vitest';
import { testApi } from '../../test/test-api.js';
import { RateLimits, sender, tooOften } from './rate-limits.js';

const api = testApi();
const limits = () => api().app.get(RateLimits, { strict: false });
const limit = (name: string) => ({ key: `test ${name}`, most: 2, tooMany: 'That was too often.' });
const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 12, minutes));

describe('a rate limit', () => {
  it('allows a number of attempts in any quarter of an hour, for each key by itself', async () => {
    await limits().count(limit('a'), at(0));
    await limits().count(limit('a'), at(10));
    await expect(limits().count(limit('a'), at(14))).rejects.toMatchObject({
      status: 429,
      message: 'That was too often. Try again in a minute.',
      retryAfter: 60,
    });
    await limits().count(limit('b'), at(14));
    await limits().count(limit('a'), at(16));
    await expect(limits().count(limit('a'), at(16))).rejects.toMatchObject({
      message: 'That was too often. Try again in 9 minutes.',
    });
  });

  it('doesn’t count an attempt that is taken back', async () => {
    for (let n = 0; n < 3; n++) {
      await limits().count(limit('c'), at(n));
      await limits().takeBack([limit('c').key], at(n));
    }
  });

  it('takes back only one of the attempts of the same millisecond', async () => {
    for (let n = 0; n < 2; n++) await limits().count(limit('d'), at(0));
    await limits().takeBack([limit('d').key], at(0));
    await limits().count(limit('d'), at(0));
    await expect(limits().count(limit('d'), at(0))).rejects.toMatchObject({ status: 429 });
  });

  it('counts an attempt under none of several keys if one of them refuses it', async () => {
    await limits().count(limit('f'), at(0));
    await limits().count(limit('f'), at(1));
    const all = [limit('e'), { ...limit('e slow'), free: 2, first: 60_000, longest: 60_000 }, limit('f')];
    for (let n = 2; n < 6; n++)
      await expect(limits().countAll(all, at(n))).rejects.toMatchObject({ status: 429 });
    const others = all.slice(0, 2);
    for (let n = 0; n < 2; n++) await limits().countAll(others, at(7));
    await expect(limits().countAll(others, at(7))).rejects.toMatchObject({ status: 429 });
  });
});

describe('after too many attempts', () => {
  it.each([
    [1, 'a second'],
    [1_000, 'a second'],
    [14_001, '15 seconds'],
    [59_000, '59 seconds'],
    [59_001, 'a minute'],
    [60_001, '2 minutes'],
  ])('a retry is allowed after %i ms, worded as %s', (wait, when) => {
    expect(tooOften('That was too often.', wait).message).toBe(`That was too often. Try again in ${when}.`);
  });
});

describe('the sender of a request', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('%s counts as %s', (address, expected) => {
    expect(sender(address)).toBe(expected);
  });
});
