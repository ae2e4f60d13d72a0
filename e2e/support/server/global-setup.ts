import { buildBenchPages } from './bench-pages.js';
import { Server, templateDir } from './server.js';

/**
 * Builds the benchmark's pages, and makes the library that each server of this run copies. A library of an earlier run
 * is updated: only changed parts are made again.
 */
export default async function setup(): Promise<void> {
  await Promise.all([makeLibrary(), buildBenchPages()]);
}

async function makeLibrary(): Promise<void> {
  const server = await Server.startOn(templateDir);
  await server.down();
}
