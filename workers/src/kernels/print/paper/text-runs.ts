/** A part of a text. It is either written in a font of the PDF, or shown as a picture. */
export interface TextRun {
  text: string;
  isPicture: boolean;
}

/** The direction in which a text runs: from left to right, or from right to left. */
export type Direction = 'ltr' | 'rtl';

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * Returns the direction in which a text runs. Its first letter decides, by Unicode's rules P2 and P3 for paragraphs.
 */
export function directionOf(text: string): Direction {
  return RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr';
}

const graphemes = new Intl.Segmenter();

/** Returns the letters of a text as a reader sees them. For example, an emoji of several code points is one letter. */
export function lettersOf(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

/**
 * Splits a text into parts. Each part is either written in a font of the PDF, or drawn as a picture because the fonts
 * lack its letters. If only spaces or punctuation are between two pictures, all of these become one picture. Otherwise
 * Arabic words, which run from right to left, would be in the wrong order.
 * @param canWrite returns true if the fonts have all letters of a text
 */
export function runsOf(text: string, canWrite: (text: string) => boolean): TextRun[] {
  const runs: TextRun[] = [];
  for (const letter of lettersOf(text)) {
    const isPicture = !canWrite(letter);
    const last = runs.at(-1);
    const before = runs.at(-2);
    if (last?.isPicture === isPicture) last.text += letter;
    else if (isPicture && last && before && !/[\p{L}\p{N}]/u.test(last.text)) {
      before.text += last.text + letter;
      runs.pop();
    } else runs.push({ text: letter, isPicture });
  }
  return runs;
}
