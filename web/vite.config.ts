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
import { prerenderHome } from './build/prerender-home.ts';
import { smallFonts } from './build/small-fonts.ts';
import { tablePages } from './build/table-pages.ts';

/** Fonts are asked for together with the scripts, not only once the styles are read. */
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
          injectTo: 'head',
        })),
  },
};

/** What is served is made for that, wherever NODE_ENV says otherwise. */
const forProduction: Plugin = {
  name: 'for-production',
  apply: 'build',
  config: () => {
    process.env['NODE_ENV'] = 'production';
  },
};

/** The paths that the API answers; the rest are screens. */
const apiPaths = '^/(retr|checkUser|store|functions/|api/|fabrics/|block-images/)';

/**
 * Libraries in files of their own: they stay in the browser's cache when the product changes. What draws the
 * canvas is fetched with the first editing screen. What the home screen shares with others is one file, not many, and so
 * is what six or more later ones share: fifty small files take a browser twice as long. Of that what shows and asks stands
 * apart from what tables are made of: lists and pages of blocks need the former alone. What comes after a first paint is
 * left out of both (build/first-paint.ts).
 */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
  {
    name: 'shell',
    test: /src\/(page\/(benefits|frame|pictures)\/|ui\/basics\/|server\/session\/|(limits|result)\.)|node_modules\/(zustand\b|@radix-ui\/(primitive|react-(checkbox|compose-refs|context|presence|primitive|slot|use-(controllable-state|effect-event|layout-effect|size))\/)|lucide-react\/dist\/esm\/icons\/(check|sparkles)\.)/,
  },
  {
    name: 'screens',
    test: /\/(node_modules\/(?!(comlink|idb|konva|react-hook-form|react-konva|react-reconciler|zod)\/)|web\/src\/(browser|server|ui|page\/(forms|subscribe)|documents\/discarding)\/|shared\/src\/(inch-words|messages|result|contract\/(block-list-item|routes))\b)/,
    minShareCount: 6,
  },
  {
    name: 'tables',
    test: /\/(src|node_modules)\/(?!.*(zod|schema|counted-list|known-keys|konva|react-reconciler|-file\.|-reading\.))/,
    minShareCount: 6,
  },
  { name: 'canvas', test: /node_modules\/(konva|react-konva|react-reconciler)\// },
];

export default defineConfig({
  plugins: [
    forProduction,
    react(),
    smallFonts(join(import.meta.dirname, 'node_modules/.cache/fonts')),
    preloadFonts,
    listChunks,
    firstPaint,
    noCircles,
    prerenderHome(import.meta.dirname),
    tablePages(import.meta.dirname),
    blockPages(import.meta.dirname),
    precompress,
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  define: libraryFacts,
  worker: { format: 'es' },
  build: {
    outDir: 'dist/site',
    // pictures are fetched beside the scripts, not as part of them
    assetsInlineLimit: (file) => (/\.(webp|avif)$/.test(file) ? false : undefined),
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // What several screens share is named after all of them otherwise.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
      },
    },
  },
  server: { proxy: { [apiPaths]: `http://127.0.0.1:${process.env['PORT'] ?? '3000'}` } },
});
