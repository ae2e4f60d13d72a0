import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Ranges of code points whose glyphs stay in the print fonts. They are Latin with its accents, Greek and Cyrillic,
 * super- and subscripts, fractions, arrows, and signs for measures and typesetting.
 */
const ranges = [
  [0x20, 0x24f],
  [0x370, 0x4ff],
  [0x1e00, 0x1eff],
  [0x2010, 0x209f],
  [0x20a0, 0x20bf],
  [0x2100, 0x21ff],
  [0x2200, 0x22ff],
] as const;
const LETTERS = ranges
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
  )
  .join('');

/**
 * The fonts of the printed pattern, with their files. PDF readers don't support variable fonts, so each variation axis
 * gets a fixed value.
 */
export const printFonts = {
  regular: { file: 'inter-ui/web/Inter-Regular.woff2', variationAxes: {} },
  semiBold: { file: 'inter-ui/web/Inter-SemiBold.woff2', variationAxes: {} },
  title: {
    file: '@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2',
    variationAxes: { SOFT: 60, wght: 600 },
  },
} as const;

/**
 * Returns one of `printFonts` as a TrueType file, a format that PDF can embed. The font has only the code points in
 * `ranges`.
 */
export async function cutPrintFont({ file, variationAxes }: (typeof printFonts)[keyof typeof printFonts]) {
  const whole = await readFile(createRequire(import.meta.url).resolve(file));
  return subsetFont(whole, LETTERS, { targetFormat: 'truetype', variationAxes });
}
