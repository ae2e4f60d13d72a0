import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from './config.js';

/** Injects the configuration: `@Inject(CONFIG)`. */
export const CONFIG = Symbol('config');

/** Injects the log, for lines with more fields than a message. */
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
