import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/**
 * Logs one line for each request: its id (also in the answer's X-Request-Id), method, path, status and time. It
 * leaves out queries, headers and bodies, which contain tokens and private data.
 */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const began = Date.now();
    const id = randomUUID();
    const path = loggedPath(request.url);
    const req = { id, method: request.method, path };
    response.setHeader('X-Request-Id', id);
    request.logError = (error) => log.child({ req }).error(error);
    // An answer closes once, when it is sent or broken off.
    response.once('close', () => {
      const { statusCode: status, writableEnded } = response;
      // Failures are logged as errors where they are caught.
      const end = status >= 500 ? 'errored' : writableEnded ? 'completed' : 'aborted';
      log.info({ req, res: { status }, responseTime: Date.now() - began }, `request ${end}`);
    });
    next();
  };
}

/**
 * Returns the path of an address without the query. The token of a shared page is left out, because anyone who knows
 * the token can see the page. This also holds for whole addresses, and for encoded signs.
 */
function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replaceAll(/((?:[/\\]|%2f|%5c)(?:s|%[57]3)(?:[/\\]|%2f|%5c)+)[^/]+/gi, '$1…');
}

declare module 'express-serve-static-core' {
  interface Request {
    /** Logs an error with the request's id, method and path. */
    logError: (error: unknown) => void;
  }
}
