import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { TABLES } from '../src/app/tables.ts';
import { drawn } from './drawn.ts';
import { filesOf } from './list-chunks.ts';
import { withStyles } from './with-styles.ts';

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
    const framed = bare.replace(/<div id="root">.*?<\/div>/s, () => `<div id="root">${frame}</div>`);
    const page = await withStyles(framed, dir);
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    for (const [address, table] of Object.entries(TABLES)) {
      const files = [table, ...BEFORE].flatMap((name) => {
        const chunk = chunks.find((each) => each.name === name);
        if (!chunk) throw new Error(`There is no chunk ${name}.`);
        return filesOf(chunk, bundle);
      });
      const own = [...new Set(files)].filter((file) => !bare.includes(`href="/${file}"`));
      const scripts = own.filter((file) => file.endsWith('.js'));
      const ahead = linksTo('modulepreload', scripts);
      // Nothing above them waits for sheets at the foot, but all scripts do.
      const sheets = own.filter((file) => file.endsWith('.css'));
      const atFoot = linksTo('stylesheet', sheets);
      await writeFile(
        join(dir, `${address}.html`),
        page.replace('</head>', `${ahead}\n</head>`).replace('</body>', `${atFoot}\n</body>`),
      );
    }
  },
});

function linksTo(rel: string, files: readonly string[]): string {
  return files.map((file) => `<link rel="${rel}" crossorigin href="/${file}">`).join('\n');
}
