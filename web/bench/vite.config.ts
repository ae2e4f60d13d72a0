import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Builds the pages of the benchmark and of the pixel tests, which aren't part of the app. */
export default defineConfig({
  root,
  logLevel: 'warn',
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    emptyOutDir: true,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      input: ['ours', 'naive-konva', 'konva-editor', 'svg', 'plain', 'kernels', 'pictures', 'bare'].map(
        (page) => `${root}${page}.html`,
      ),
    },
  },
});
