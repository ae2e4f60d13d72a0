import { readFileSync } from 'node:fs';

/**
 * The passwords of eight or more characters that guessers try first, in lower case. They are the 3,000 most
 * common passwords of each of three published lists, and words close to quilting and this product. The lists
 * are Django's (from Have I Been Pwned), and those of zxcvbn and zxcvbn-ts (both from Mark Burnett’s ten
 * million passwords).
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL('../../assets/common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);
