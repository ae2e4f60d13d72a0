import { LIMITS } from '@quiltwright/shared/limits';
import { ProblemException } from '../http/problem.js';
import { commonPasswords } from './common-passwords.js';
import { inHashThread } from './hash-threads.js';

/** Somebody who is signed in gave another password than theirs. */
export class WrongPassword extends ProblemException {
  /** @param path the field of the call that holds it */
  constructor(path: string) {
    const detail = 'This is not your password.';
    super(422, detail, { errors: [{ path, message: detail }] });
  }
}

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
export async function hashPassword(password: string): Promise<string> {
  return String(await inHashThread({ password: password.normalize('NFC') }));
}

export async function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return (await inHashThread({ password: password.normalize('NFC'), passwordHash })) === true;
}
