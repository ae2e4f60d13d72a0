/**
 * Matches control characters, lone surrogates, and characters that reverse the writing direction. With them, a text can
 * look different from its content, and nobody types such characters on purpose. Tabs and line ends aren't matched.
 */
const UNSEEN = /[\p{Cs}\u202a-\u202e\u2066-\u2069]|(?![\t\n\r])\p{Cc}/u;

/** Matches tabs and characters that end a line. A text of a single line contains none. */
const LINE_ENDS = /[\t\n\r\u2028\u2029]/;

/** Matches a character that leaves a visible mark. */
const SEEN = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}\p{DI}\u2800]/u;

/**
 * True if a text has no control characters, no lone surrogates, and no characters that reverse the writing direction.
 * Tabs and line ends are allowed.
 */
export function isPlainText(text: string): boolean {
  return !UNSEEN.test(text);
}

/**
 * True if a text is a single line without tabs, control characters, lone surrogates, and characters that reverse the
 * writing direction.
 */
export function isPlainLine(text: string): boolean {
  return isPlainText(text) && !LINE_ENDS.test(text);
}

export function canBeSeen(text: string): boolean {
  return SEEN.test(text);
}
