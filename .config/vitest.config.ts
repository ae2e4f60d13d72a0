import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { PageFilesTogether } from './page-files-together.js';
import { project } from './project.js';

/** One project for each workspace. The workspace's own vitest.config.ts sets the environment of its tests. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // Many tests wait for a database or a process, so one worker for each core would leave the cores idle.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: PageFilesTogether },
    // For runs of what changed: scripts and descriptions in package.json change no test.
    forceRerunTriggers: ['**/package-lock.json', '**/{vite,vitest}.config.*'],
    projects: [
      ...['shared', 'workers', 'web', 'api'].map((workspace) => `./${workspace}/vitest.config.ts`),
      {
        test: {
          ...project,
          setupFiles: ['.config/nothing-left.ts'],
          name: 'project',
          include: ['.ci/*.test.mjs'],
        },
      },
    ],
  },
});
