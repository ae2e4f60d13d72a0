import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from './config.js';

/** The token that injects the configuration: `@Inject(CONFIG)`. */
export const CONFIG = Symbol('config');

/** The token that injects the log: `@Inject(LOG)`. Use the log for lines with other fields besides a message. */
export const LOG = Symbol('log');

@Global()
@Module({})
export class ConfigModule {
  static forRoot(config: Config, log: Logger): DynamicModule {
    const providers = [
      { provide: CONFIG, useValue: config },
      { provide: LOG, useValue: log },
    ];
    return { module: ConfigModule, providers, exports: [CONFIG, LOG] };
  }
}
