import 'reflect-metadata';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { demoSubscriber } from './accounts/demo-subscriber.js';
import { createApp } from './app.js';
import { type Config, loadConfig } from './common/config.js';
import { endOnSignal } from './common/graceful-end.js';
import { openLog } from './common/log.js';
import { runProgram, StartError } from './common/start-error.js';
import { prepareLibrary } from './library/prepare-library.js';

await runProgram(async () => {
  const config = loadConfig();
  const log = openLog(config);
  const app = await createApp(config, log);
  const ending = endOnSignal(app, log);
  try {
    await prepareLibrary(app, tell);
  } catch (error) {
    if (ending.aborted) return;
    throw error;
  }
  await listen(app, config);
  tell(`Quiltwright is ready at ${await app.getUrl()}`);
  const demo = config.production ? null : await demoSubscriber(app);
  if (demo) tell(`To try it as a subscriber sign in as ${demo.email} with the password ${demo.password}`);
});

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function listen(app: NestExpressApplication, { host, port }: Config): Promise<void> {
  try {
    await app.listen(port, host);
  } catch (error) {
    await app.close();
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`Quiltwright can't listen on port ${port}: ${why}. Set PORT to another port.`);
  }
}
