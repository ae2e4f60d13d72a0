import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { type HttpLogger, pinoHttp } from 'pino-http';

/**
 * Logs one line for each request: its id (also in the answer's X-Request-Id), method, path, status and time. It
 * leaves out queries, headers and bodies, which contain tokens and private data.
 */
export function requestLog(log: Logger): HttpLogger {
  return pinoHttp({
    logger: log,
    genReqId: (_request: IncomingMessage, response: ServerResponse) => {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?', 1)[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
    // Failures are logged as errors where they are caught.
    customLogLevel: () => 'info',
    customErrorObject: (_request, _response, _error, value: object) => ({ ...value, err: undefined }),
  });
}
