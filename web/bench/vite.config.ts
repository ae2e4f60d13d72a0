import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The pages of the benchmark and of the pixel tests, apart from the product's own. */
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
      input: ['ours', 'naive-konva', 'konva-editor', 'svg', 'plain', 'kernels', 'bare'].map(
        (page) => `${root}${page}.html`,
      ),
    },
  },
});
