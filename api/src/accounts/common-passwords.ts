import { readFileSync } from 'node:fs';

/**
 * The passwords that guessers try first, in lower case. All have eight or more characters. They are the 3,000 most
 * common passwords of each of three published lists, and words close to quilting and this product. One list is Django's
 * (from Have I Been Pwned). The lists of zxcvbn and zxcvbn-ts come from Mark Burnett’s ten million passwords.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL('../../assets/common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);
