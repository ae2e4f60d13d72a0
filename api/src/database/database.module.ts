import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Config } from '../common/config.js';
import { DatabaseHealth } from './database-health.js';
import { type Database, openDatabase } from './database.js';
import { Expiry } from './expiry.js';

/** The open `Database`, for who needs more than a model: whether it is the embedded engine. */
export const DATABASE = Symbol('database');

/**
 * The database for the whole application, imported once: `DatabaseModule.forRoot(loadConfig())`. Features
 * declare their models with `MongooseModule.forFeature([...])` as usual; `@InjectConnection()` works too.
 *
 * It opens before the application listens; where that fails NestFactory throws the StartError that says what
 * is wrong, given `abortOnError: false`. It closes on `app.close()`, after the HTTP server's last answer.
 */
@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /**
   * @param options those of `openDatabase`, or `opening`: the database where it is on its way already.
   */
  static forRoot(
    config: Config,
    {
      opening,
      ...options
    }: Parameters<typeof openDatabase>[1] & { opening?: Promise<Database> | undefined } = {},
  ): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        { provide: DATABASE, useFactory: () => opening ?? openDatabase(config, options) },
        {
          provide: getConnectionToken(),
          useFactory: ({ connection }: Database) => connection,
          inject: [DATABASE],
        },
        { provide: Expiry, useFactory: (database: Database) => new Expiry(database), inject: [DATABASE] },
        DatabaseHealth,
      ],
      exports: [DATABASE, getConnectionToken(), DatabaseHealth],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.database.close();
  }
}
