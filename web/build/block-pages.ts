import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { DrawnBlock } from '../src/app/prerender.tsx';
import { drawn } from './drawn.ts';
import { filesOf, moveListOut } from './list-chunks.ts';
import { drawnPage } from './prerender-home.ts';
import { withStyles } from './with-styles.ts';

/** In place of where the site is, which the server knows. */
const SITE = '%SITE%';

/**
 * Draws the page of each pre-made block, block-pages/ADDRESS.html, and no-block.html for an address that none has, with
 * what those who search and share are told of it. They can be read without any script.
 *
 * @param root the folder of the web app
 */
export const blockPages = (root: string): Plugin => ({
  name: 'block-pages',
  apply: 'build',
  async writeBundle({ dir = 'dist' }, bundle) {
    const { renderBlocks, renderNoBlock } = await drawn(root);
    const screen = Object.values(bundle).find(
      (output) => output.type === 'chunk' && output.name === 'BlockScreen',
    );
    if (screen?.type !== 'chunk') throw new Error('There is no chunk BlockScreen.');
    const bare = await readFile(join(dir, 'index.html'), 'utf8');
    const sheets = filesOf(screen, bundle).filter((file) => file.endsWith('.css') && !bare.includes(file));
    const links = sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('');
    const page = await withStyles(
      await moveListOut(
        bare.replace('</head>', () => `${links}</head>`),
        dir,
      ),
      dir,
    );
    await mkdir(join(dir, 'block-pages'), { recursive: true });
    for (const block of renderBlocks())
      await writeFile(join(dir, 'block-pages', `${block.address}.html`), blockPage(page, block));
    await writeFile(join(dir, 'no-block.html'), readable(drawnPage(page, 'block', renderNoBlock())));
  },
});

function blockPage(page: string, block: DrawnBlock): string {
  return readable(drawnPage(page, 'block', block.markup))
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace('</head>', () => `${headOf(block)}</head>`);
}

/** It needs no script to be read, so it asks for none. */
function readable(page: string): string {
  return page.replace(/<noscript>.*?<\/noscript>/s, '');
}

function headOf({ address, title, description, picture }: DrawnBlock): string {
  const at = `${SITE}/block-list/${address}`;
  const tags = [
    `<meta name="description" content="${escaped(description)}">`,
    `<link rel="canonical" href="${at}">`,
    ...Object.entries({ type: 'article', title, description, url: at, image: `${SITE}${picture}` }).map(
      ([name, content]) => `<meta property="og:${name}" content="${escaped(content)}">`,
    ),
    '<meta name="twitter:card" content="summary">',
  ];
  return tags.join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
