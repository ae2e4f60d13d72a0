import type { FontName, Measure } from './marks';
import { lettersOf } from './text-runs';

/**
 * The places where a line may end: after a space, and after each sign of Chinese and Japanese, which have no spaces.
 */
const BREAKS = /(?<= )|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，！？」』])(?=\p{L})/u;

/** Returns the lines of a text in a column of a width in inches. A word that is wider than the column is cut. */
export function wrapped(
  words: string,
  width: number,
  font: FontName,
  points: number,
  measure: Measure,
): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of words.split(BREAKS)) {
    const longer = current + word;
    if (measure(longer.trimEnd(), font, points) <= width) current = longer;
    else {
      if (current !== '') lines.push(current.trimEnd());
      const end = word.trimEnd();
      current = fitted(end, width, font, points, measure) + word.slice(end.length);
    }
  }
  return current === '' ? lines : [...lines, current.trimEnd()];
}

/** Returns a text, cut with an ellipsis if it is wider than `width`, in inches. */
export function fitted(
  words: string,
  width: number,
  font: FontName,
  points: number,
  measure: Measure,
): string {
  if (measure(words, font, points) <= width) return words;
  const letters = lettersOf(words);
  const cut = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`;
  // Finds the most letters that fit, between a number that fits and one that doesn’t.
  let [fits, tooMany] = [0, letters.length + 1];
  while (tooMany - fits > 1) {
    const half = Math.floor((fits + tooMany) / 2);
    if (measure(cut(half), font, points) <= width) fits = half;
    else tooMany = half;
  }
  return cut(fits);
}

/** Returns names as part of a sentence: one, two and three. */
export function listed(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

/** Returns a text with a capital first letter. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
