import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** One project a workspace; each says in its own vitest.config.ts what its tests run in. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // Tests wait more than they compute: one core left free for the screen would stand idle.
    maxWorkers: '100%',
    projects: ['shared', 'workers', 'web', 'api'].map((workspace) => `./${workspace}/vitest.config.ts`),
  },
});
