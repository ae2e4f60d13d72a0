import 'reflect-metadata';
import { demoSubscriber } from './subscribers/demo-subscriber.js';
import { createApp } from './app.js';
import { loadConfig } from './common/config.js';
import { endOnSignal } from './common/graceful-end.js';
import { listen, requirePort } from './http/listening.js';
import { openLog } from './common/log.js';
import { runProgram } from './common/start-error.js';
import { prepareLibrary } from './library/prepare-library.js';

await runProgram(async () => {
  const config = loadConfig();
  await requirePort(config);
  const log = openLog(config);
  const app = await createApp(config, log);
  const ending = endOnSignal(app, log);
  try {
    await prepareLibrary(app, tell);
    await listen(app, config);
    tell(`Quiltwright is ready at ${await app.getUrl()}`);
    const demo = config.production ? null : await demoSubscriber(app);
    if (demo) tell(`To try it as a subscriber sign in as ${demo.email} with the password ${demo.password}`);
  } catch (error) {
    // What a shutdown interrupts is no fault: failing now would exit before the database is closed.
    if (!ending.aborted) throw error;
  }
});

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}
