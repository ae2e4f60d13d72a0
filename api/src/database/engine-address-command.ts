import 'reflect-metadata';
import { loadConfig } from '../common/config.js';
import { runProgram, StartError } from '../common/start-error.js';
import { runningEngine } from './engine/engine-note.js';

/*
 * Prints the address of the embedded database of the server that runs on DATA_DIR, for another server's
 * MONGODB_URI.
 */
await runProgram(async () => {
  if (process.argv.length > 2) throw new StartError('Usage: npm run database:address');
  const { dataDir } = loadConfig();
  const note = await runningEngine(dataDir);
  if (!note)
    throw new StartError(
      `No Quiltwright server with an embedded database runs in ${dataDir}. Start the server first.`,
    );
  process.stdout.write(`${note.uri}\n`);
});
