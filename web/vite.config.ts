import process from 'node:process';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

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

export default defineConfig({
  plugins: [react(), preloadFonts],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  server: { proxy: { [apiPaths]: `http://127.0.0.1:${process.env['PORT'] ?? '3000'}` } },
});
