import { readFileSync } from 'node:fs';

/**
 * The passwords of eight or more characters that guessers try first, in lower case. They are the 3,000 most common
 * passwords of each of three published counts, and words close to quilting and this product. The counts are Have I Been
 * Pwned’s as in Django, and Mark Burnett’s ten million as in zxcvbn and in zxcvbn-ts.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL('../../assets/common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);
