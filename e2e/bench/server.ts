import { existsSync } from 'node:fs';
import { Server, templateDir } from '../support/server/server.js';

/**
 * Starts the built product with a new data directory. Makes the library of blocks and fabrics first, unless an earlier
 * run has left one to copy.
 */
export async function startServer(): Promise<Server> {
  if (!existsSync(templateDir)) await (await Server.startOn(templateDir)).down();
  return Server.start();
}
