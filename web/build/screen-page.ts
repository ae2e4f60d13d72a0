import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { moveListOut, sheetsOf } from './list-chunks.ts';
import { withStyles } from './with-styles.ts';

/** Returns the empty page with the styles of a screen inlined. */
export async function pageOf(name: string, dir: string, bundle: Rolldown.OutputBundle): Promise<string> {
  const screen = Object.values(bundle).find((output) => output.type === 'chunk' && output.name === name);
  if (screen?.type !== 'chunk') throw new Error(`There is no chunk ${name}.`);
  const bare = await readFile(join(dir, 'index.html'), 'utf8');
  const sheets = sheetsOf(screen, bundle).filter((file) => !bare.includes(`href="/${file}"`));
  const links = sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('');
  const linked = bare.replace('</head>', () => `${links}</head>`);
  return withStyles(await moveListOut(linked, dir), dir);
}

/** Removes the notice that asks for scripts: this page is readable without them. */
export function readable(page: string): string {
  return page.replace(/<noscript>.*?<\/noscript>/s, '');
}
