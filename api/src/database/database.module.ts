import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Config } from '../common/config.js';
import { DatabaseHealth } from './database-health.js';
import { type Database, openDatabase } from './database.js';
import { Expiry } from './expiry.js';

/**
 * The token that injects the open `Database`. A caller uses it for facts that a model doesn't give, such as `embedded`.
 */
export const DATABASE = Symbol('database');

/**
 * The database for the whole application, imported once: `DatabaseModule.forRoot(loadConfig())`. Features declare their
 * models with `MongooseModule.forFeature([...])` as usual. `@InjectConnection()` works too. The database is opened
 * before the application listens. If the opening fails, NestFactory throws a StartError with the reason. This needs the
 * option `abortOnError: false`. The database is closed on `app.close()`, after the HTTP server's last answer.
 */
@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /**
   * Returns the module with the database of a configuration.
   * @param options the options of `openDatabase`; or `opening`, the promise of a database that is already being
   *   opened.
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
