import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** One project a workspace; each says in its own vitest.config.ts what its tests run in. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // Many tests wait for a database or a process: as many workers as cores leave these idle.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: ['shared', 'workers', 'web', 'api'].map((workspace) => `./${workspace}/vitest.config.ts`),
  },
});
