import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { EDITORS } from '../src/app/editors/editors.ts';
import { drawn } from './drawn.ts';
import { writeEarlyScript } from './early-script.ts';
import { filesOf, sheetsOf } from './list-chunks.ts';
import { withStyles } from './with-styles.ts';

/** The chunks, besides an editor's own, that are loaded before the editor's panels show. */
const BEFORE = ['ScreenLayout'];
/**
 * The chunks that are loaded after an editor's panels. The page requests only their styles at once, because their
 * scripts would delay the panels.
 */
const NEXT = ['QuiltCanvas', 'Notices'];

/**
 * Writes a page for each editor, ADDRESS.html, that contains the editor's styles, and requests the editor's scripts
 * together with the page's own. The general page would request the editor's files only after its own scripts have run.
 * Until then, the page shows the empty frame of an editor.
 * @param root the folder of the web app
 */
export const editorPages = (root: string): Plugin => ({
  name: 'editor-pages',
  apply: 'build',
  async writeBundle({ dir = 'dist' }, bundle) {
    const frame = (await drawn(root)).renderEditorFrame();
    const early = await writeEarlyScript(root, dir);
    const bare = await readFile(join(dir, 'index.html'), 'utf8');
    const framed = bare.replace(/<div id="root">.*?<\/div>/s, () => `<div id="root">${frame}</div>`);
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const chunkNamed = (name: string) => {
      const chunk = chunks.find((each) => each.name === name);
      if (!chunk) throw new Error(`There is no chunk ${name}.`);
      return chunk;
    };
    for (const [address, editor] of Object.entries(EDITORS)) {
      const first = [...BEFORE, editor].map(chunkNamed);
      const isNew = (file: string) => !bare.includes(`href="/${file}"`);
      const sheets = filesWith(
        '.css',
        [...first, ...NEXT.map(chunkNamed)].flatMap((chunk) => sheetsOf(chunk, bundle)),
      );
      const scripts = filesWith(
        '.js',
        first.flatMap((chunk) => filesOf(chunk, bundle)),
      );
      const links = [
        ...sheets.filter(isNew).map((file) => linkTo('stylesheet', file)),
        ...scripts.filter(isNew).map((file) => linkTo('modulepreload', file)),
      ];
      const page = framed
        .replace('<script', () => `${early}\n<script`)
        .replace('</head>', () => `${links.join('\n')}\n</head>`);
      await writeFile(join(dir, `${address}.html`), await withStyles(page, dir));
    }
  },
});

/** Returns the files that end with `ending`, each once. */
function filesWith(ending: string, files: readonly string[]): string[] {
  return [...new Set(files)].filter((file) => file.endsWith(ending));
}

function linkTo(rel: string, file: string): string {
  return `<link rel="${rel}" crossorigin href="/${file}">`;
}
