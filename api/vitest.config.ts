import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { project } from '../.config/project.js';

export default defineConfig({
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  test: {
    ...project,
    isolate: false,
    name: 'api',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    setupFiles: [...project.setupFiles, 'reflect-metadata'],
    hookTimeout: 120_000,
  },
});
