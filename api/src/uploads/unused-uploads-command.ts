import 'reflect-metadata';
import { runProgram, StartError } from '../common/start-error.js';
import { withModule } from '../database/with-module.js';
import { describeRemoval, UnusedUploads } from './unused-uploads.js';
import { UploadStoreModule } from './upload-store.module.js';

/* Runs the server's daily removal now, beside a running server or without one. */
await runProgram(async () => {
  if (process.argv.length > 2) throw new StartError('Usage: npm run uploads:remove-unused');
  await withModule(UploadStoreModule, async (app) => {
    const removed = await app.get(UnusedUploads).remove();
    const lines = removed.length > 0 ? removed.map(describeRemoval) : ['No unused uploads were found.'];
    process.stdout.write(`${lines.join('\n')}\n`);
  });
});
