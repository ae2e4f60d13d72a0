import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { drawn } from './drawn.ts';
import { drawnPage } from './prerender-home.ts';
import { pageOf, readable } from './screen-page.ts';

/**
 * Draws the pages that people only read, such as faq.html. They show before any script has come, and are readable
 * without scripts.
 * @param root the folder of the web app
 */
export const readingPages = (root: string): Plugin => ({
  name: 'reading-pages',
  apply: 'build',
  async writeBundle({ dir = 'dist' }, bundle) {
    for (const { path, screen, markup } of (await drawn(root)).renderReading())
      await writeFile(
        join(dir, `${path}.html`),
        readable(drawnPage(await pageOf(screen, dir, bundle), path, markup)),
      );
  },
});
