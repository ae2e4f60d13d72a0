import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { cutPrintFont, printFonts } from '../../workers/build/print-fonts.ts';

/**
 * The fonts with their fixed axes: axes that the design sets to one value. Axes that vary, or that depend on the size
 * of the text, remain.
 */
const fonts = [
  {
    file: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    variationAxes: { SOFT: 100, WONK: 0, wght: 600 },
  },
  {
    file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
] as const;

/** All characters of the Latin files: letters with their accents, and the marks of measures and typesetting. */
const LETTERS = Array.from({ length: 0x2300 - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');

/**
 * Makes builds use subsets of the fonts, which have only the axes in use and a third of the full size. Also makes the
 * subsets for print.
 * @param folder the absolute path for the subsets
 */
export function smallFonts(folder: string): Plugin {
  const { resolve } = createRequire(import.meta.url);
  const put = async (find: string, name: string, cut: Buffer) => {
    const replacement = join(folder, name);
    await writeFile(replacement, cut);
    return { find, replacement };
  };
  return {
    name: 'small-fonts',
    apply: 'build',
    async config() {
      await mkdir(folder, { recursive: true });
      const alias = await Promise.all([
        ...fonts.map(async ({ file, variationAxes }) => {
          const whole = await readFile(resolve(file));
          return put(
            file,
            basename(file),
            await subsetFont(whole, LETTERS, { targetFormat: 'woff2', variationAxes }),
          );
        }),
        ...Object.values(printFonts).map(async (font) =>
          put(font.file, basename(font.file).replace('.woff2', '.ttf'), await cutPrintFont(font)),
        ),
      ]);
      return { resolve: { alias } };
    },
  };
}
