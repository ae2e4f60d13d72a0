import { loadConfig } from '../src/common/config.js';
import { runProgram } from '../src/common/start-error.js';
import { openDatabase } from '../src/database/database.js';

/** A server with only its database, which it holds open until the process ends. */
await runProgram(async () => {
  await openDatabase(loadConfig());
  process.stdout.write('ready\n');
});
