import type { IncomingMessage } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { calls } from '@quiltwright/shared/contract/calls';
import type { NextFunction, Request, Response } from 'express';
import { problem } from '../http/problem.js';
import { SaveBodies, SAVES } from './save-bodies.js';

/** The size (bytes) above which the body of a save is read in a separate thread. Other calls refuse larger bodies. */
const SMALL_BODY = 100_000;

/** Calls whose signature covers the exact bytes of the body. The guard reads these bytes. */
const SIGNED: ReadonlySet<string> = new Set(
  Object.values(calls)
    .filter(({ who }) => who === 'provider')
    .map(({ path }) => plain(path)),
);

/** Calls with a file in a form. Their controllers read the form after the sender is admitted. */
const FORMS: ReadonlySet<string> = new Set(
  Object.values(calls)
    .filter(({ file }) => file !== undefined)
    .map(({ path }) => plain(path)),
);

/**
 * Refuses bodies that aren't JSON in UTF-8. Reads JSON bodies, each up to its call's limit. The body of a save is read
 * only after its sender is admitted.
 */
export function takeJsonOnly(app: NestExpressApplication): void {
  const bodies = app.get(SaveBodies);
  app.use(refuseOthers);
  app.useBodyParser('raw', {
    limit: SMALL_BODY,
    inflate: false,
    type: (request) => SIGNED.has(pathOf(request)),
  });
  for (const { name, call, limit } of SAVES) {
    const isSave = (request: Request) =>
      request.method === call.method && pathOf(request) === plain(call.path);
    const isLargeSave = (request: Request) => isSave(request) && isLarge(request);
    app.use(where(isSave, (request) => bodies.admit(request)));
    app.use(where(isLargeSave, (request, response) => bodies.read(name, limit, request, response)));
  }
  app.useBodyParser('json', { limit: SMALL_BODY, inflate: false, type: (request) => !isForm(request) });
}

/** Returns a handler that runs `work` for the requests that `isOne` accepts, and then passes on to the next handler. */
function where(
  isOne: (request: Request) => boolean,
  work: (request: Request, response: Response) => Promise<void>,
) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (isOne(request)) work(request, response).then(() => next(), next);
    else next();
  };
}

function refuseOthers(request: Request, _response: Response, next: NextFunction): void {
  const hasBody = request.is('*/*') !== null && request.headers['content-length'] !== '0';
  const isRefused = hasBody && !isForm(request) && !isJson(request);
  next(isRefused ? problem('onlyUtf8') : undefined);
}

function isJson(request: Request): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(request.headers['content-type'] ?? '')?.[1];
  return request.is('application/json') !== false && /^utf-8$/i.test(charset ?? 'utf-8');
}

/** True if a body is larger than `SMALL_BODY`, or if its length is unknown. */
function isLarge({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SMALL_BODY;
}

function isForm(request: IncomingMessage): boolean {
  return FORMS.has(pathOf(request));
}

/** Returns the request's path as the router compares it, even if the request's address also names a host. */
function pathOf(request: IncomingMessage): string {
  return plain((request as Request).path);
}

/** Returns a path in lower case and without a slash at its end, because the router ignores both differences. */
function plain(path: string): string {
  return path.toLowerCase().replace(/\/$/, '');
}
