import type { FontName, Measure } from './marks';
import { lettersOf } from './text-runs';

/**
 * Matches the positions at which a line may end: after a space, and after each character of Chinese and Japanese, which
 * have no spaces.
 */
const BREAKS = /(?<= )|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，！？」』])(?=\p{L})/u;

/**
 * Returns a text as lines that fit in a column. Cuts words that are wider than the column.
 * @param width of the column, in inches
 */
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

/** Returns a text, cut at its end if it is wider than `width` inches. A cut text ends with an ellipsis. */
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
  // Binary search for the greatest number of letters that fits: `fits` always fits, `tooMany` never does.
  let [fits, tooMany] = [0, letters.length + 1];
  while (tooMany - fits > 1) {
    const half = Math.floor((fits + tooMany) / 2);
    if (measure(cut(half), font, points) <= width) fits = half;
    else tooMany = half;
  }
  return cut(fits);
}

/** Returns a text with a capital first letter. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
