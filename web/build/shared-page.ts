import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { moveListOut, sheetsOf } from './list-chunks.ts';
import { loneScript } from './lone-script.ts';
import { withStyles } from './with-styles.ts';

/** The chunk of the script on shared pages. The page fetches `CLOSER` when a visitor wants to look closer. */
const SCRIPT = 'shared-page';
const CLOSER = 'look-closer';

let root = '';

/**
 * Writes drawn/shared-page.html, the page that friends see, without its content. The server puts the content of each
 * page in place of the comments HEAD and BODY.
 */
export const sharedPage: Plugin = {
  name: 'shared-page',
  apply: 'build',
  configResolved(config) {
    ({ root } = config);
  },
  writeBundle: {
    // Another plugin empties the folder first.
    order: 'post',
    sequential: true,
    async handler({ dir = 'dist' }, bundle) {
      const chunkOf = (name: string) => {
        const chunk = Object.values(bundle).find((output) => output.type === 'chunk' && output.name === name);
        if (chunk?.type !== 'chunk') throw new Error(`There is no chunk ${name}.`);
        // What other pages need is in files of theirs, which are much larger.
        if (chunk.imports.length > 0) throw new Error(`${name} imports ${chunk.imports.join(', ')}.`);
        return chunk;
      };
      const [chunk, closer] = [chunkOf(SCRIPT), chunkOf(CLOSER)];
      const bare = await moveListOut(await readFile(join(dir, 'index.html'), 'utf8'), dir);
      const sheets = sheetsOf(chunk, bundle).map((file) => `<link rel="stylesheet" href="/${file}">`);
      const who = (await loneScript(root, 'src/app/shared-page/who-looks.ts')).trim();
      const page = bare
        .replace(/<meta\s+name="description"[^>]*>/, '')
        .replaceAll(/ *<link rel="(?:modulepreload|stylesheet)"[^>]*>\n/g, '')
        .replaceAll(/<script type="module"[^>]*><\/script>/g, '')
        .replace(/<noscript>.*?<\/noscript>/s, '')
        .replace(/<title>.*?<\/title>/, '<!--HEAD-->')
        .replace(/<div id="root">.*?<\/div>/s, '<!--BODY-->')
        .replace(
          '</head>',
          () =>
            `<script>${who}</script>\n${sheets.join('\n')}\n<script type="module" src="/${chunk.fileName}" data-closer="/${closer.fileName}"></script>\n</head>`,
        );
      await mkdir(join(dir, '../drawn'), { recursive: true });
      await writeFile(join(dir, '../drawn', 'shared-page.html'), await withStyles(page, dir));
    },
  },
};
