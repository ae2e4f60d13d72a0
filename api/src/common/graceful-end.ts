import type { INestApplication } from '@nestjs/common';
import type { Server } from 'node:http';
import type { Logger } from 'pino';

/** Whatever still runs after this long (ms) is cut off. */
const PATIENCE = 9_000;
const LOOK_EVERY = 50;

/**
 * On SIGTERM or SIGINT answers the requests under way, closes the database and ends, within ten seconds.
 *
 * @returns a signal that is aborted when the end has begun.
 */
export function endOnSignal(app: INestApplication<Server>, log: Logger): AbortSignal {
  const ending = new AbortController();
  const end = (signal: NodeJS.Signals) => {
    log.info(`Ending on ${signal}.`);
    ending.abort();
    setTimeout(() => {
      log.error('Not everything could be ended in time.');
      process.exit(1);
    }, PATIENCE).unref();
    // A browser keeps its connections open for more requests, which are not to come any more.
    setInterval(() => {
      app.getHttpServer().closeIdleConnections();
    }, LOOK_EVERY).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  return ending.signal;
}
