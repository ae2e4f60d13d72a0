import { expect, it } from 'vitest';
import { standingOf } from './standing';

const paidUntil = '2027-05-03T12:00:00.000Z';

it('says until when an active subscription is paid, if it has an end', () => {
  expect(standingOf({ status: 'active', paidUntil })).toEqual({
    name: 'Active',
    text: 'Paid until May 3, 2027.',
    isLapsed: false,
  });
  expect(standingOf({ status: 'active', paidUntil: null }).text).toBe('');
});

it('says how long a cancelled one still saves, and that nothing is deleted after that', () => {
  const { name, text, isLapsed } = standingOf({ status: 'cancelled', paidUntil });
  expect(name).toBe('Cancelled');
  expect(text).toContain('You can save until May 3, 2027.');
  expect(text).toContain('We don’t delete anything.');
  expect(isLapsed).toBe(false);
});

it('says what a lapsed one can’t do, and since when', () => {
  const { name, text, isLapsed } = standingOf({ status: 'lapsed', paidUntil });
  expect(name).toBe('Ended');
  expect(text).toContain('ended on May 3, 2027.');
  expect(text).toContain('Renew your subscription to save and upload again.');
  expect(isLapsed).toBe(true);
});
