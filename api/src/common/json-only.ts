import type { NestExpressApplication } from '@nestjs/platform-express';
import { storeCreatedBlock, storeDesignedBlock } from '@quiltwright/shared/contract/block-calls';
import { calls } from '@quiltwright/shared/contract/calls';
import { storeQuilt } from '@quiltwright/shared/contract/quilt-calls';
import { LIMITS } from '@quiltwright/shared/limits';
import type { NextFunction, Request, Response } from 'express';
import { Admission } from '../auth/admission.js';
import { ProblemException } from './problem.js';

/** Calls whose bodies may be large, with the bytes that they may have, and the bytes of all others. */
const LARGE_BODIES = [
  { call: storeQuilt, limit: LIMITS.quiltBodyBytes },
  { call: storeDesignedBlock, limit: LIMITS.blockBodyBytes },
  { call: storeCreatedBlock, limit: LIMITS.blockBodyBytes },
] as const;
const OTHER_BODIES = 100_000;

/** Calls whose signature is over the very bytes of the body: the guard reads them. */
const SIGNED: ReadonlySet<string | undefined> = new Set(
  Object.values(calls)
    .filter(({ who }) => who === 'provider')
    .map(({ path }) => path),
);

/** Calls that take a form with a file read it themselves, once it is clear that it may come. */
const FORMS: ReadonlySet<string | undefined> = new Set(
  Object.values(calls)
    .filter(({ file }) => file !== undefined)
    .map(({ path }) => path),
);

/**
 * Refuses bodies that aren't JSON, and reads those that are, each up to its call's limit; a large one only when
 * it is clear that who sends it may.
 */
export function takeJsonOnly(app: NestExpressApplication): void {
  const admission = app.get(Admission);
  app.use(refuseOthers);
  app.useBodyParser('raw', {
    limit: OTHER_BODIES,
    inflate: false,
    type: (request) => SIGNED.has(pathOf(request.url)),
  });
  for (const { call, limit } of LARGE_BODIES) {
    const isOf = ({ method, url }: Pick<Request, 'method' | 'url'>) =>
      method === call.method && pathOf(url) === call.path;
    app.use((request: Request, _response: Response, next: NextFunction) => {
      if (isOf(request)) admission.admit(request, call.who).then(() => next(), next);
      else next();
    });
    app.useBodyParser('json', { limit, inflate: false, type: (request) => isOf(request as Request) });
  }
  app.useBodyParser('json', { limit: OTHER_BODIES, inflate: false, type: (request) => !isForm(request.url) });
}

function refuseOthers(request: Request, _response: Response, next: NextFunction): void {
  const hasBody = request.is('*/*') !== null && request.headers['content-length'] !== '0';
  const isRefused = hasBody && !isForm(request.url) && request.is('application/json') === false;
  next(isRefused ? new ProblemException(415, 'Only JSON is taken here.') : undefined);
}

function isForm(url?: string): boolean {
  return FORMS.has(pathOf(url));
}

function pathOf(url = ''): string | undefined {
  return url.split('?', 1)[0];
}
