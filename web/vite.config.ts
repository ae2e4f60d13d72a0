import { join } from 'node:path';
import process from 'node:process';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { blockPages } from './build/block-pages.ts';
import { firstPaint } from './build/first-paint.ts';
import { libraryFacts } from './build/library-facts.ts';
import { listChunks } from './build/list-chunks.ts';
import { noCircles } from './build/no-circles.ts';
import { precompress } from './build/precompress.ts';
import { loneIcons } from './build/lone-icons.ts';
import { prerenderHome } from './build/prerender-home.ts';
import { smallFonts } from './build/small-fonts.ts';
import { sharedFiles } from './build/chunk-groups.ts';
import { readingPages } from './build/reading-pages.ts';
import { sharedPage } from './build/shared-page.ts';
import { editorPages } from './build/editor-pages.ts';

/**
 * Lets the browser request fonts together with the scripts. Otherwise it would read the styles first. The links are in
 * the body: Chromium delays the first paint for fonts that the head preloads.
 */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'body-prepend',
        })),
  },
};

/** Makes production builds, even if NODE_ENV has another value. */
const forProduction: Plugin = {
  name: 'for-production',
  apply: 'build',
  config: () => {
    process.env['NODE_ENV'] = 'production';
  },
};

/** The paths that the API answers. All other paths are screens. */
const apiPaths = '^/(retr|checkUser|store|functions/|api/|fabrics/|block-images/|s/)';

/**
 * The files that several chunks share, by their modules. React is in a separate file, so it stays in the browser's
 * cache when the app changes.
 */
const groups = [
  // In a file of their own, these styles bring no script with them to the pages that friends see.
  { name: 'base', test: /src\/ui\/(fonts|tokens|base)\.css$/ },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
  { name: sharedFiles(), debugName: 'shared' },
];

export default defineConfig({
  plugins: [
    forProduction,
    react(),
    loneIcons,
    smallFonts(join(import.meta.dirname, 'node_modules/.cache/fonts')),
    preloadFonts,
    listChunks,
    firstPaint,
    noCircles,
    prerenderHome(import.meta.dirname),
    editorPages(import.meta.dirname),
    blockPages(import.meta.dirname),
    readingPages(import.meta.dirname),
    sharedPage,
    precompress,
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  define: libraryFacts,
  worker: { format: 'es' },
  build: {
    outDir: 'dist/site',
    // `browser/chunks` fetches a chunk's scripts, so a list of them beside each import isn't needed.
    modulePreload: {
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    // Pictures are fetched separately, not as part of scripts.
    assetsInlineLimit: (file) => (/\.(webp|avif)$/.test(file) ? false : undefined),
    rolldownOptions: {
      input: ['index.html', 'src/app/shared-page/shared-page.ts', 'src/app/shared-page/look-closer.ts'],
      output: {
        codeSplitting: { groups, includeDependenciesRecursively: false },
        // Without this, a chunk that several screens share is named after all of them.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
      },
    },
  },
  server: { proxy: { [apiPaths]: `http://127.0.0.1:${process.env['PORT'] ?? '3000'}` } },
});
