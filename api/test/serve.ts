import 'reflect-metadata';
import { createApp } from '../src/app.js';
import { AccountsService } from '../src/accounts/accounts.service.js';
import { loadConfig } from '../src/common/config.js';
import { endOnSignal } from '../src/common/graceful-end.js';
import { openLog } from '../src/common/log.js';
import { runProgram } from '../src/common/start-error.js';
import { LibrarySeeder } from '../src/library/library-seeder.js';
import { houseFabrics, painter } from '../src/library/paint/paint.js';

/**
 * The service as main.ts runs it, with a small library, one subscriber, and as many more as the variable
 * SUBSCRIBERS states: `node run-typescript.mjs serve.ts`.
 */
await runProgram(async () => {
  const config = loadConfig();
  const log = openLog(config);
  const app = await createApp(config, log);
  endOnSignal(app, log);
  await app.get(LibrarySeeder, { strict: false }).seed(houseFabrics.slice(0, 3), painter);
  const accounts = app.get(AccountsService, { strict: false });
  if ((await accounts.all()).length === 0) {
    await accounts.add('kept@example.org', 'a patchwork of words');
    for (let n = 1; n <= Number(process.env['SUBSCRIBERS']); n++)
      await accounts.add(`quilter${String(n)}@example.org`, 'a patchwork of words');
  }
  await app.listen(config.port, config.host);
  process.stdout.write(`${await app.getUrl()}\n`);
});
