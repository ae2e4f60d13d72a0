/**
 * Control characters, lone surrogates, and characters that reverse the writing direction. They make a text look
 * different from its content, and nobody types them on purpose. Tabs and line ends are allowed.
 */
const UNSEEN = /[\p{Cs}\u202a-\u202e\u2066-\u2069]|(?![\t\n\r])\p{Cc}/u;

/** Characters that end a line, and tabs: not allowed in a single line. */
const LINE_ENDS = /[\t\n\r\u2028\u2029]/;

/** A character that leaves a visible mark. */
const SEEN = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}\p{DI}\u2800]/u;

/** True if a text of one or more lines has readable characters only. */
export function isPlainText(text: string): boolean {
  return !UNSEEN.test(text);
}

/** True if a text has readable characters only and is a single line. */
export function isPlainLine(text: string): boolean {
  return isPlainText(text) && !LINE_ENDS.test(text);
}

export function canBeSeen(text: string): boolean {
  return SEEN.test(text);
}
