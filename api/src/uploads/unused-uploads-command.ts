import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { loadConfig } from '../common/config.js';
import { ConfigModule } from '../common/config.module.js';
import { runProgram, StartError } from '../common/start-error.js';
import { DatabaseModule } from '../database/database.module.js';
import { describeRemoval, UnusedUploads } from './unused-uploads.js';
import { UploadStoreModule } from './upload-store.module.js';

@Module({})
class CommandModule {}

/* Does the server's daily removal now. Works beside a running server and without one. */
await runProgram(async () => {
  if (process.argv.length > 2) throw new StartError('Usage: npm run uploads:remove-unused');
  const config = loadConfig();
  const app = await NestFactory.createApplicationContext(
    {
      module: CommandModule,
      imports: [
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot(config, { joinRunning: true }),
        UploadStoreModule,
      ],
    },
    { logger: false, abortOnError: false },
  );
  try {
    const removed = await app.get(UnusedUploads).remove();
    const lines = removed.length > 0 ? removed.map(describeRemoval) : ['There is nothing to remove.'];
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await app.close();
  }
});
