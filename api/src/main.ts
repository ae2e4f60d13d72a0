import 'reflect-metadata';
import { loadConfig } from './common/config.js';
import { openLog } from './common/log.js';
import { runProgram } from './common/start-error.js';
import { openDatabase } from './database/database.js';
import { requirePort } from './http/requests/listening.js';

await runProgram(async () => {
  const config = loadConfig();
  await requirePort(config);
  const log = openLog(config);
  if (config.production && config.publicUrlIsGuess)
    log.warn(
      `PUBLIC_URL is not set, so links in mails and search engines begin with ${config.publicUrl}. Set PUBLIC_URL to the address at which people reach Quiltwright.`,
    );
  // The engine starts while the rest of the server is loaded.
  const opening = openDatabase(config);
  opening.catch(() => undefined); // the application throws it where it waits for the database
  const { serve } = await import('./serve.js');
  await serve(config, log, opening);
});
