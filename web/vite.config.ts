import { join } from 'node:path';
import process from 'node:process';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { firstPaint } from './build/first-paint.ts';
import { listChunks } from './build/list-chunks.ts';
import { precompress } from './build/precompress.ts';
import { prerenderHome } from './build/prerender-home.ts';
import { smallFonts } from './build/small-fonts.ts';

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

/** The paths that the API answers; the rest are screens. */
const apiPaths = '^/(retr|checkUser|store|functions/|api/|fabrics/|block-images/)';

/**
 * Libraries in files of their own: they stay in the browser's cache when the product changes. What draws the
 * canvas is fetched with the first editing screen. What the home screen shares with others is one file, not many; what
 * the tables share are a few, by which screens need it: forty small files take a browser twice as long.
 */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
  {
    name: 'shell',
    test: /src\/(panels\/(Coming|Cuts|Page|SamplerPicture|SideMenu|SkipLink|TopBar|benefits)|ui\/(Button|Logo|class-names)|server\/session|later-screens|limits|result)\b|node_modules\/zustand\b/,
  },
  {
    name: 'tables',
    test: /web\/src\/(editor|model|persistence|panels\/(workspace|hand|fabric|blocks))\/(?!.*(-reading|-file|unpack-draft|draft-migrations)\.)|node_modules\/(@radix-ui|lucide-react|@floating-ui)\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 10_000,
  },
  { name: 'canvas', test: /node_modules\/(konva|react-konva|react-reconciler)\// },
];

export default defineConfig({
  plugins: [
    react(),
    smallFonts(join(import.meta.dirname, 'node_modules/.cache/fonts')),
    preloadFonts,
    listChunks,
    firstPaint,
    prerenderHome(import.meta.dirname),
    precompress,
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
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
