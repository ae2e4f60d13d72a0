import { retrLoginInfo } from '@quiltwright/shared/contract/calls/account-calls';
import { describe, expect, it } from 'vitest';
import { commonPasswords } from './common-passwords.js';
import { hashPassword, isPassword, passwordFault } from './password.js';

describe('reliability 12: a new password', () => {
  it.each([
    'eight ch',
    'ein schöner Quilt',
    '    8    ',
    'x'.repeat(64),
    'y'.repeat(1024),
    '🧵🧵🧵🧵🧵🧵🧵🧵',
  ])('may be %j', (password) => {
    expect(passwordFault(password)).toBeNull();
  });

  it.each([
    ['', 'at least 8'],
    ['sevench', 'at least 8'],
    ['🧵🧵🧵🧵', 'at least 8'],
    ['password123', 'easy to guess'],
    ['PassWord123', 'easy to guess'],
    ['jennifer', 'easy to guess'],
    ['1qaz2wsx3edc', 'easy to guess'],
    ['liverpool1', 'easy to guess'],
    ['patchwork', 'easy to guess'],
    ['zxcvbnm,', 'easy to guess'],
    ['zxcvbnm,./', 'easy to guess'],
    ['x'.repeat(1025), 'at most 1024'],
  ])('may not be %j', (password, fault) => {
    expect(passwordFault(password)).toContain(fault);
  });
});

it('reliability 12: knows at least the 3,000 most common passwords that are long enough', () => {
  expect(commonPasswords.size).toBeGreaterThanOrEqual(3000);
  for (const password of commonPasswords) {
    expect(password).toBe(password.toLowerCase());
    expect(password.length).toBeGreaterThanOrEqual(8);
    expect(password).not.toMatch(/^["'].*["']$/);
  }
});

it('reliability 12: may be as long at sign-in as when it is chosen', () => {
  const isTaken = (password: string) =>
    retrLoginInfo.body.safeParse({ payerEmail: 'ann@example.org', password }).success;
  for (const character of ['x', '🧵']) {
    expect([1024, 1025].map((length) => isTaken(character.repeat(length)))).toEqual([true, false]);
    expect([1024, 1025].map((length) => passwordFault(character.repeat(length)) === null)).toEqual([
      true,
      false,
    ]);
  }
});

describe('reliability 12: a stored password', () => {
  it('is argon2id with 19 MiB and two passes, salted', async () => {
    const [one, other] = [await hashPassword('the same words'), await hashPassword('the same words')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  it('matches only itself, but accepts either Unicode form of its letters', async () => {
    const kept = await hashPassword('schöner Quilt');
    expect(await isPassword('scho\u0308ner Quilt', kept)).toBe(true);
    expect(await isPassword('schoner Quilt', kept)).toBe(false);
  });
});
