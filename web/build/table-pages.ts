import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { TABLES } from '../src/app/tables.ts';
import { drawn } from './drawn.ts';
import { filesOf } from './list-chunks.ts';

/** What a table takes before its panels are shown, beside itself. */
const BEFORE = ['ScreenLayout', 'check-token'];

/**
 * Writes a page for each table, ADDRESS.html, that asks for the files of the table together with its own first ones: the
 * bare page would ask for them only once its own are there and have run. Meanwhile it shows the empty frame of a table.
 *
 * @param root the folder of the web app
 */
export const tablePages = (root: string): Plugin => ({
  name: 'table-pages',
  apply: 'build',
  async writeBundle({ dir = 'dist' }, bundle) {
    const frame = (await drawn(root)).renderTableFrame();
    const bare = await readFile(join(dir, 'index.html'), 'utf8');
    const page = bare.replace(/<div id="root">.*?<\/div>/s, () => `<div id="root">${frame}</div>`);
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    for (const [address, table] of Object.entries(TABLES)) {
      const files = [table, ...BEFORE].flatMap((name) => {
        const chunk = chunks.find((each) => each.name === name);
        if (!chunk) throw new Error(`There is no chunk ${name}.`);
        return filesOf(chunk, bundle);
      });
      const links = [...new Set(files)]
        .filter((file) => !page.includes(`href="/${file}"`))
        .map(
          (file) =>
            `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`,
        );
      await writeFile(join(dir, `${address}.html`), page.replace('</head>', `${links.join('\n')}\n</head>`));
    }
  },
});
