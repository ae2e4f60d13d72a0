import { loadConfig } from '../src/common/config.js';
import { runProgram } from '../src/common/start-error.js';
import { openDatabase } from '../src/database/database.js';

/** A program that opens the database as a server does, and holds it open until the process ends. */
await runProgram(async () => {
  await openDatabase(loadConfig());
  process.stdout.write('ready\n');
});
