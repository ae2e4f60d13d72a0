import type { Logger } from 'pino';
import { createApp } from './app.js';
import type { Config } from './common/config.js';
import { endOnSignal } from './common/graceful-end.js';
import type { Database } from './database/database.js';
import { listen } from './http/requests/listening.js';
import { prepareLibrary } from './library/prepare-library.js';
import { demoSubscriber } from './subscribers/demo-subscriber.js';

/**
 * Makes the library ready, starts the server, and prints the progress of the start. The server then runs until a signal
 * ends it.
 *
 * @param opening the promise of the database, which may still be pending
 * @throws StartError if the database can't be opened, or the server can't listen.
 */
export async function serve(config: Config, log: Logger, opening: Promise<Database>): Promise<void> {
  const app = await createApp(config, log, opening);
  const ending = endOnSignal(app, log);
  try {
    await prepareLibrary(app, tell);
    await listen(app, config);
    tell(`Quiltwright is ready at ${await app.getUrl()}`);
    const demo = config.production ? null : await demoSubscriber(app);
    if (demo) tell(`To try it as a subscriber, log in as ${demo.email} with the password ${demo.password}`);
  } catch (error) {
    // A failure during shutdown isn't a fault: throwing would exit before the database is closed.
    if (!ending.aborted) throw error;
  }
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}
