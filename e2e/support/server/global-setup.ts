import { buildBenchPages } from './bench-pages.js';
import { Server, templateDir } from './server.js';

/**
 * Makes the library once, so that each server of the run starts with a copy of it, and builds the pages with
 * only the canvas. The library of the last run stays, and its server remakes only changed parts.
 */
export default async function setup(): Promise<void> {
  await Promise.all([makeLibrary(), buildBenchPages()]);
}

async function makeLibrary(): Promise<void> {
  const server = await Server.startOn(templateDir);
  await server.down();
}
