import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { project } from '../.config/project.js';

/** Tests run without a page, which takes a second to make; one that needs it says so in its first line. */
export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  test: {
    ...project,
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [...project.setupFiles, './test/page.ts'],
  },
});
