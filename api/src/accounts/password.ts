import { LIMITS } from '@quiltwright/shared/limits';
import { ProblemException } from '../http/problem.js';
import { problems } from '../http/problem-words.js';
import { commonPasswords } from './common-passwords.js';
import { inHashThread } from './hash-threads.js';

/** The error for a signed-in person who gave a wrong current password. */
export class WrongPassword extends ProblemException {
  /** @param path the call's field with the password */
  constructor(path: string) {
    const [status, message] = problems.wrongPassword;
    super(status, message, { errors: [{ path, message }] });
  }
}

/** Returns the fault of a new password, in words for the subscriber; null for a good password. */
export function passwordFault(password: string): string | null {
  const { min, max } = LIMITS.passwordLength;
  const length = Array.from(password).length;
  if (length < min) return `A password needs at least ${String(min)} characters.`;
  if (length > max) return `A password may have at most ${String(max)} characters.`;
  if (commonPasswords.has(password.toLowerCase())) {
    return 'This password is easy to guess. Please choose another.';
  }
  return null;
}

/**
 * Returns the hash of a password, as it is stored. Unicode is normalised first. Keyboards that encode a letter such as
 * é in different ways then give the same password.
 */
export async function hashPassword(password: string): Promise<string> {
  return String(await inHashThread({ password: password.normalize('NFC') }));
}

export async function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return (await inHashThread({ password: password.normalize('NFC'), passwordHash })) === true;
}
