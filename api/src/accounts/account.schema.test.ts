import { describe, expect, it } from 'vitest';
import { migrate } from '../common/migrate.js';
import { type Account, accountMigrations, standingOf } from './account.schema.js';

it('reads a stored account of version 1', () => {
  // A frozen copy: version 1 wrote accounts like this.
  const stored = {
    _id: 100,
    email: 'ann@example.org',
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA',
    status: 'cancelled',
    paidUntil: new Date('2026-12-31T00:00:00Z'),
    tokenVersion: 3,
    schemaVersion: 1,
  };
  expect(migrate(stored as unknown as Account, accountMigrations)).toEqual({
    ...stored,
    reset: null,
    awaitsReceipt: false,
    receiptLease: null,
    sessions: [],
    shouldChoosePassword: false,
    schemaVersion: 4,
  });
});

it('an account of version 3 should choose a password as long as it has that of its receipt', () => {
  const read = (more: object) =>
    migrate(
      { _id: 100, tokenVersion: 1, schemaVersion: 3, ...more } as unknown as Account,
      accountMigrations,
    );
  expect(read({})).toMatchObject({ shouldChoosePassword: true, sessions: [] });
  expect(read({ tokenVersion: 2 }).shouldChoosePassword).toBe(false);
  expect(read({ shouldChoosePassword: false }).shouldChoosePassword).toBe(false);
});

describe('the standing of an account', () => {
  const paidUntil = new Date('2026-12-31T00:00:00Z');
  const [before, after] = [new Date('2026-12-30T23:59:59Z'), new Date('2026-12-31T00:00:01Z')];

  it.each([
    ['active', paidUntil, before, 'active'],
    ['active', paidUntil, after, 'lapsed'],
    ['cancelled', paidUntil, before, 'cancelled'],
    ['cancelled', paidUntil, after, 'lapsed'],
    ['active', null, after, 'active'],
  ] as const)('%s and paid until %j at %j is %s', (status, until, now, expected) => {
    expect(standingOf({ status, paidUntil: until }, now)).toBe(expected);
  });
});
