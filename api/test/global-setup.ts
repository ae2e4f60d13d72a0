import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { Engine } from '../src/database/engine/engine.js';

declare module 'vitest' {
  interface ProvidedContext {
    mongodbUri: string;
  }
}

/**
 * Opens one embedded engine for all test files. `testDatabase()` provides each file with a separate database on this
 * engine.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'quiltwright-test-'));
  const engine = await Engine.start(folder);
  project.provide('mongodbUri', engine.uri);
  return async () => {
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  };
}
