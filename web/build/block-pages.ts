import { escaped } from '../../shared/src/escaped.js';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { DrawnPage } from '../src/app/prerender.tsx';
import { drawn } from './drawn.ts';
import { drawnPage } from './prerender-home.ts';
import { pageOf, readable } from './screen-page.ts';

/** The placeholder for the site's address, which only the server knows. */
const SITE = '%SITE%';

/**
 * Draws block-list.html, a page block-list/ADDRESS.html for each pre-made block, and no-block.html for unknown
 * addresses. Each page has a title and a description for search engines and shared links, and is readable without
 * scripts. The pages go into drawn/, beside the served folder, because the server must insert the site's address.
 * @param root the folder of the web app
 */
export const blockPages = (root: string): Plugin => ({
  name: 'block-pages',
  apply: 'build',
  async writeBundle({ dir = 'dist' }, bundle) {
    const { renderBlocks, renderBlockList, renderNoBlock } = await drawn(root);
    const list = await pageOf('BlockListScreen', dir, bundle);
    const page = await pageOf('BlockScreen', dir, bundle);
    const folder = join(dir, '../drawn');
    await rm(folder, { recursive: true, force: true });
    await mkdir(join(folder, 'block-list'), { recursive: true });
    await writeFile(join(folder, 'block-list.html'), whole(list, renderBlockList()));
    for (const block of renderBlocks())
      await writeFile(join(folder, `${block.path}.html`), whole(page, block));
    await writeFile(join(folder, 'no-block.html'), readable(drawnPage(page, '', renderNoBlock())));
  },
});

function whole(page: string, drawnOne: DrawnPage): string {
  return readable(drawnPage(page, drawnOne.path, drawnOne.markup))
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace('</head>', () => `${headOf(drawnOne)}</head>`)
    .replace('</body>', () => `${holderOf(drawnOne)}</body>`);
}

/**
 * Returns the element with the data from which the page was drawn. The page's scripts read the data
 * (src/browser/drawn-data.ts) once the whole page has arrived. The element comes after the visible content, because the
 * list's data is as large as the page itself.
 */
function holderOf({ path, data }: DrawnPage): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="drawn-data" data-path="${path}">${json}</script>`;
}

function headOf({ path, title, description, picture }: DrawnPage): string {
  const at = SITE + path;
  const tags = [
    `<meta name="description" content="${escaped(description)}">`,
    `<link rel="canonical" href="${at}">`,
    ...Object.entries({ type: 'article', title, description, url: at, image: SITE + picture }).map(
      ([name, content]) => `<meta property="og:${name}" content="${escaped(content)}">`,
    ),
    '<meta name="twitter:card" content="summary">',
  ];
  return tags.join('\n');
}
