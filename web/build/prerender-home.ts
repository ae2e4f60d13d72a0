import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { moveListOut } from './list-chunks.ts';
import { drawn } from './drawn.ts';
import { withStyles } from './with-styles.ts';

/**
 * Draws the home screen into a separate page, home.html, so that a first visit shows it before any script has come. The
 * page contains its styles. It doesn't preload its scripts, so that the picture arrives first.
 * @param root the folder of the web app
 */
export function prerenderHome(root: string): Plugin {
  return {
    name: 'prerender-home',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const page = await readFile(join(dir, 'index.html'), 'utf8');
      const home = await moveListOut(drawnPage(page, '/home', (await drawn(root)).renderHome()), dir);
      await writeFile(join(dir, 'home.html'), await withStyles(home, dir));
    },
  };
}

/**
 * Returns the page with a screen that the build drew and that the page's scripts hydrate.
 * @param path the address for which the screen is drawn, by which `app/main` recognises it; '' if it is drawn for
 * several addresses
 */
export function drawnPage(page: string, path: string, markup: string): string {
  const title = /<title>.*?<\/title>/.exec(markup)?.[0] ?? '';
  return page
    .replace(/<title>.*?<\/title>/, title)
    .replace(
      /<div id="root">.*?<\/div>/s,
      () => `<div id="root" data-drawn="${path}">${markup.replace(title, '')}</div>`,
    )
    .replaceAll(/ *<link rel="modulepreload"[^>]*>\n/g, '');
}
