import { defineConfig } from 'vitest/config';
import { project } from '../.config/project.js';

export default defineConfig({
  ssr: { resolve: { conditions: ['source'] } },
  test: { ...project, isolate: false, name: 'shared', include: ['src/**/*.test.ts'] },
});
