import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestExpressApplication } from '@nestjs/platform-express';
import cookieParser from 'cookie-parser';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import { AntiForgery } from './auth/anti-forgery.js';
import { takeJsonOnly } from './bodies/json-only.js';
import { compressed } from './http/answers/compressed.js';
import type { Config } from './common/config.js';
import { nestLogger } from './common/log.js';
import { StartError } from './common/start-error.js';
import type { Database } from './database/database.js';
import { isNoRoom } from './http/no-room.js';
import { plainAddress } from './http/requests/plain-address.js';
import { precompressed } from './http/answers/precompressed.js';
import { requestLog } from './http/requests/request-log.js';
import { securityHeaders } from './http/requests/security-headers.js';
import { DRAWN_FOLDER, WEB_FOLDER } from './http/answers/web-files.js';
import { BLOCK_LIST, blockPages } from './site/block-pages.js';

/**
 * Returns the whole service, ready to listen: its database is open and its indexes are built.
 *
 * @param opening a database that is already being opened. Without it, `createApp` opens the database.
 * @throws StartError if the database can't be opened.
 */
export async function createApp(
  config: Config,
  log: Logger,
  opening?: Promise<Database>,
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(config, log, opening), {
    abortOnError: false,
    bodyParser: false,
    logger: nestLogger(log),
  });
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.use(securityHeaders, precompressed(WEB_FOLDER));
  app.use(requestLog(log), plainAddress, compressed);
  app.use(cookieParser(), app.get(AntiForgery).middleware);
  app.use(BLOCK_LIST, blockPages(DRAWN_FOLDER, config.publicUrl));
  takeJsonOnly(app);
  await app.init();
  await buildIndexes(app.get(getConnectionToken()));
  return app;
}

/** Builds the indexes before any call is served, because two rules are enforced by unique indexes only. */
async function buildIndexes(connection: Connection): Promise<void> {
  try {
    await Promise.all(connection.modelNames().map((name) => connection.model(name).init()));
  } catch (error) {
    if (!isNoRoom(error)) throw error;
    throw new StartError(
      'The database needs 500 MB of free disk space to start. Free some disk space, then start Quiltwright again.',
    );
  }
}
