import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { EDITORS } from '../src/app/editors.ts';
import { drawn } from './drawn.ts';
import { filesOf } from './list-chunks.ts';
import { withStyles } from './with-styles.ts';

/** The chunks that an editor needs before its panels show, in addition to its own chunk. */
const BEFORE = ['ScreenLayout', 'check-token'];

/**
 * Writes a page for each editor, ADDRESS.html, that requests the editor's files together with the page's own files. The
 * general page would request the editor's files only after its own scripts have run. Until then, the page shows the
 * empty frame of an editor.
 * @param root the folder of the web app
 */
export const editorPages = (root: string): Plugin => ({
  name: 'editor-pages',
  apply: 'build',
  async writeBundle({ dir = 'dist' }, bundle) {
    const frame = (await drawn(root)).renderEditorFrame();
    const bare = await readFile(join(dir, 'index.html'), 'utf8');
    const framed = bare.replace(/<div id="root">.*?<\/div>/s, () => `<div id="root">${frame}</div>`);
    const page = await withStyles(framed, dir);
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    for (const [address, editor] of Object.entries(EDITORS)) {
      const files = [editor, ...BEFORE].flatMap((name) => {
        const chunk = chunks.find((each) => each.name === name);
        if (!chunk) throw new Error(`There is no chunk ${name}.`);
        return filesOf(chunk, bundle);
      });
      const own = [...new Set(files)].filter((file) => !bare.includes(`href="/${file}"`));
      const scripts = own.filter((file) => file.endsWith('.js'));
      const ahead = linksTo('modulepreload', scripts);
      // The content above sheets at the foot doesn't wait for them, but all scripts do.
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
