import type { INestApplication } from '@nestjs/common';
import type { Server } from 'node:http';
import type { Logger } from 'pino';

/**
 * The maximum time (ms) from the signal to end until the process ends. During this time, the requests under way should
 * finish and the database should close.
 */
const PATIENCE = 9_000;
const LOOK_EVERY = 50;

/**
 * On SIGTERM or SIGINT, answers the requests under way, closes the database and ends the process, within ten
 * seconds.
 *
 * @returns a signal that is aborted when the end begins.
 */
export function endOnSignal(app: INestApplication<Server>, log: Logger): AbortSignal {
  const ending = new AbortController();
  const end = (signal: NodeJS.Signals) => {
    log.info(`Ending on ${signal}.`);
    ending.abort();
    setTimeout(() => {
      log.error('Some parts of the server did not stop in time.');
      process.exit(1);
    }, PATIENCE).unref();
    // Browsers keep connections open for more requests, which would delay the end.
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
