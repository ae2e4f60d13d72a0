import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from './config.js';

/** The configuration, for who says `@Inject(CONFIG)`. */
export const CONFIG = Symbol('config');

/** The log, for lines with more to them than a sentence. */
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
