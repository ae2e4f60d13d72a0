import 'reflect-metadata';
import { loadConfig } from './common/config.js';
import { openLog } from './common/log.js';
import { runProgram } from './common/start-error.js';
import { openDatabase } from './database/database.js';
import { requirePort } from './http/listening.js';

await runProgram(async () => {
  const config = loadConfig();
  await requirePort(config);
  const log = openLog(config);
  // The engine starts while the rest of the server is read.
  const opening = openDatabase(config);
  opening.catch(() => undefined); // thrown where the application waits for it
  const { serve } = await import('./serve.js');
  await serve(config, log, opening);
});
