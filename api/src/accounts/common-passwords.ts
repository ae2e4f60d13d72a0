import { readFileSync } from 'node:fs';

/**
 * Passwords of eight and more characters that head the lists of guesses, in lower case: the 3,000 most common by
 * each of three published counts (Have I Been Pwned’s as Django keeps it, Mark Burnett’s ten million as zxcvbn
 * and zxcvbn-ts keep it), and what lies near for us.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL('../../assets/common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);
