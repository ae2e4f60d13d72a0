import { type INestApplicationContext, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { loadConfig } from '../common/config.js';
import { ConfigModule } from '../common/config.module.js';
import { joinLog } from '../common/log.js';
import { DatabaseModule } from './database.module.js';

@Module({})
class CommandModule {}

/**
 * Runs `act` with a module of the server, in a program other than the server. A server may run at the same time. The
 * module uses the database that the environment configures.
 *
 * @returns the result of `act`.
 * @throws StartError if the database can't be opened, and the errors of `act`.
 */
export async function withModule<T>(
  module: Type,
  act: (app: INestApplicationContext) => Promise<T>,
  variables: NodeJS.ProcessEnv = process.env,
): Promise<T> {
  const config = loadConfig(variables);
  const app = await NestFactory.createApplicationContext(
    {
      module: CommandModule,
      imports: [
        ConfigModule.forRoot(config, joinLog(config)),
        DatabaseModule.forRoot(config, { joinRunning: true }),
        module,
      ],
    },
    { logger: false, abortOnError: false },
  );
  try {
    return await act(app);
  } finally {
    await app.close();
  }
}
