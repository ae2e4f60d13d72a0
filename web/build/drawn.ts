import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defaultServerConditions } from 'vite';
import { libraryFacts } from './library-facts.ts';
import type { DrawnPage, ReadingPage } from '../src/app/prerender.tsx';

/** Functions that return the HTML of pages, which a browser shows before any script has arrived. */
interface Drawn {
  renderHome: () => string;
  renderEditorFrame: () => string;
  renderBlocks: () => DrawnPage[];
  renderBlockList: () => DrawnPage;
  renderNoBlock: () => string;
  renderReading: () => ReadingPage[];
}

let drawing: Promise<Drawn> | null = null;

/**
 * Returns the markup that React draws for the pages, from a build for Node that runs once.
 * @param root the folder of the web app
 */
export function drawn(root: string): Promise<Drawn> {
  drawing ??= draw(root);
  return drawing;
}

async function draw(root: string): Promise<Drawn> {
  const outDir = join(root, 'node_modules/.cache/home');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    define: libraryFacts,
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
  // The session of a tab adds listeners to its window, which Node lacks.
  Object.assign(globalThis, { addEventListener: () => undefined });
  return (await import(pathToFileURL(join(outDir, 'prerender.mjs')).href)) as Drawn;
}
