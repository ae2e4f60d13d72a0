import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { project } from '../.config/project.js';

/** jsdom draws nothing: the canvas is a double that records. Real pixels are looked at in the browser tests. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  test: {
    ...project,
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: [...project.setupFiles, 'vitest-canvas-mock', './test/patience.ts'],
  },
});
