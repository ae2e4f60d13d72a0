import type { FontName, Measure } from './marks';

/** The lines into which words fall in a column so wide, in inches. A word that is wider alone is cut. */
export function wrapped(
  words: string,
  width: number,
  font: FontName,
  points: number,
  measure: Measure,
): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of words.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (measure(longer, font, points) <= width) current = longer;
    else {
      if (current !== '') lines.push(current);
      current = fitted(word, width, font, points, measure);
    }
  }
  return current === '' ? lines : [...lines, current];
}

/** A text, cut with an ellipsis where it is wider than `width`, in inches. */
export function fitted(
  words: string,
  width: number,
  font: FontName,
  points: number,
  measure: Measure,
): string {
  if (measure(words, font, points) <= width) return words;
  const letters = Array.from(words);
  const cut = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`;
  // The most letters that have room: so many have it, and so many don’t.
  let [fits, tooMany] = [0, letters.length + 1];
  while (tooMany - fits > 1) {
    const half = Math.floor((fits + tooMany) / 2);
    if (measure(cut(half), font, points) <= width) fits = half;
    else tooMany = half;
  }
  return cut(fits);
}

/** Names in a sentence: one, two and three. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

/** The words as they begin a line. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
