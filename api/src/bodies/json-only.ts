import type { IncomingMessage } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { calls } from '@quiltwright/shared/contract/calls';
import type { NextFunction, Request, Response } from 'express';
import { ProblemException } from '../http/problem.js';
import { SaveBodies, SAVES } from './save-bodies.js';

/** Bodies of more bytes are read in a thread of their own where the call takes such; elsewhere none is longer. */
const SMALL_BODY = 100_000;

/** Calls whose signature is over the very bytes of the body: the guard reads them. */
const SIGNED: ReadonlySet<string> = new Set(
  Object.values(calls)
    .filter(({ who }) => who === 'provider')
    .map(({ path }) => plain(path)),
);

/** Calls that take a form with a file read it themselves, once it is clear that it may come. */
const FORMS: ReadonlySet<string> = new Set(
  Object.values(calls)
    .filter(({ file }) => file !== undefined)
    .map(({ path }) => plain(path)),
);

/**
 * Refuses bodies that aren't JSON in UTF-8, and reads those that are, each up to its call's limit; those of saves only
 * when it is clear that who sends them may.
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

/** Does `work` before anything else is done for a request. */
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
  next(isRefused ? new ProblemException(415, 'Only JSON is taken here, in UTF-8.') : undefined);
}

function isJson(request: Request): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(request.headers['content-type'] ?? '')?.[1];
  return request.is('application/json') !== false && /^utf-8$/i.test(charset ?? 'utf-8');
}

/** Also a body that doesn't say how long it is. */
function isLarge({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SMALL_BODY;
}

function isForm(request: IncomingMessage): boolean {
  return FORMS.has(pathOf(request));
}

/** As the router reads it, whether or not an address names its host. */
function pathOf(request: IncomingMessage): string {
  return plain((request as Request).path);
}

/** The router minds neither case nor a slash at the end. */
function plain(path: string): string {
  return path.toLowerCase().replace(/\/$/, '');
}
