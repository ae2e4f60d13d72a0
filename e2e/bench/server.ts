import { existsSync } from 'node:fs';
import { Server, templateDir } from '../support/server/server.js';

/**
 * Starts the built product on its own data. Makes the library first, unless an earlier run has left a library to copy.
 */
export async function startServer(): Promise<Server> {
  if (!existsSync(templateDir)) await (await Server.startOn(templateDir)).down();
  return Server.start();
}
