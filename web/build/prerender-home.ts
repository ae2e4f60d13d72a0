import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { moveListOut } from './list-chunks.ts';
import { build, defaultServerConditions, type Plugin } from 'vite';

/**
 * Draws the home screen into a page of its own, home.html, so that a first visit shows it before any script has
 * come. Its styles stand in the page; its scripts are not fetched ahead, so that the picture comes before them.
 *
 * @param root the folder of the web app
 */
export function prerenderHome(root: string): Plugin {
  return {
    name: 'prerender-home',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const page = await readFile(join(dir, 'index.html'), 'utf8');
      const home = await moveListOut(homePage(page, await drawHome(root)), dir);
      await writeFile(join(dir, 'home.html'), await withStyles(home, dir));
    },
  };
}

/** The home screen's markup, from a build for Node. */
async function drawHome(root: string): Promise<string> {
  const outDir = join(root, 'node_modules/.cache/home');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    ssr: {
      noExternal: [/^@quiltwright\//],
      resolve: { conditions: ['source', ...defaultServerConditions] },
    },
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  // the session of a tab listens to its window
  Object.assign(globalThis, { addEventListener: () => undefined });
  const module = (await import(pathToFileURL(join(outDir, 'prerender.mjs')).href)) as {
    renderHome: () => string;
  };
  return module.renderHome();
}

function homePage(page: string, markup: string): string {
  const title = /<title>.*?<\/title>/.exec(markup)?.[0] ?? '';
  return page
    .replace(/<title>.*?<\/title>/, title)
    .replace(
      /<div id="root">.*?<\/div>/s,
      () => `<div id="root" data-drawn="home">${markup.replace(title, '')}</div>`,
    )
    .replaceAll(/ *<link rel="modulepreload"[^>]*>\n/g, '');
}

/** Sheets of styles that the page asks for, put into the page. */
async function withStyles(page: string, dir: string): Promise<string> {
  let whole = page;
  for (const [link, file = ''] of page.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)) {
    const styles = await readFile(join(dir, file), 'utf8');
    whole = whole.replace(link, () => `<style>${styles}</style>`);
  }
  return whole;
}
