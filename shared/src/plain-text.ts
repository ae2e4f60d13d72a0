/**
 * What nobody means to type and nobody sees: control characters, halves of characters, and what turns the direction of
 * writing round, so that a text reads otherwise than it is. Lines may end and words be set apart by a tab.
 */
const UNSEEN = /[\p{Cs}\u202a-\u202e\u2066-\u2069]|(?![\t\n\r])\p{Cc}/u;

/** Besides, what ends a line or sets words apart in it. */
const LINE_ENDS = /[\t\n\r\u2028\u2029]/;

/** A character that leaves something to be seen. */
const SEEN = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}\p{DI}\u2800]/u;

/** Whether a text of one or more lines holds nothing but what can be read. */
export function isPlainText(text: string): boolean {
  return !UNSEEN.test(text);
}

/** The same of a text that is to be one line. */
export function isPlainLine(text: string): boolean {
  return isPlainText(text) && !LINE_ENDS.test(text);
}

export function canBeSeen(text: string): boolean {
  return SEEN.test(text);
}
