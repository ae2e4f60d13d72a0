import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { LIMITS } from '@quiltwright/shared/limits';
import { AtMost } from '../common/at-most.js';
import { commonPasswords } from './common-passwords.js';

/** OWASP's first choice of parameters for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Node has four threads for work like this, and compression and files need them too: in a storm of sign-ins one
 * stays free.
 */
const hashing = new AtMost(Math.min(availableParallelism(), 3));

/** What is wrong with a new password, in words for who chose it; null for a good one. */
export function passwordFault(password: string): string | null {
  const { min, max } = LIMITS.passwordLength;
  const length = Array.from(password).length;
  if (length < min) return `A password needs at least ${String(min)} characters.`;
  if (length > max) return `A password may have at most ${String(max)} characters.`;
  if (commonPasswords.has(password.toLowerCase())) {
    return 'This password is among the first that anyone would guess. Please choose another.';
  }
  return null;
}

/** What is kept of a password. The same letters typed on another keyboard give the same password. */
export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => hash(password.normalize('NFC'), COST));
}

export function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return hashing.run(() => verify(passwordHash, password.normalize('NFC')));
}
