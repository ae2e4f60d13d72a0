import type { NestExpressApplication } from '@nestjs/platform-express';
import { storeCreatedBlock, storeDesignedBlock } from '@quiltwright/shared/contract/block-calls';
import { calls } from '@quiltwright/shared/contract/calls';
import { storeQuilt } from '@quiltwright/shared/contract/quilt-calls';
import { LIMITS } from '@quiltwright/shared/limits';
import type { NextFunction, Request, Response } from 'express';
import { ProblemException } from './problem.js';

/** Bytes of a body, for calls whose bodies may be large, and for all others. */
const LARGE_BODIES: Readonly<Record<string, number>> = {
  [storeQuilt.path]: LIMITS.quiltBodyBytes,
  [storeDesignedBlock.path]: LIMITS.blockBodyBytes,
  [storeCreatedBlock.path]: LIMITS.blockBodyBytes,
};
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

/** Refuses bodies that aren't JSON, and reads those that are, each up to its call's limit. */
export function takeJsonOnly(app: NestExpressApplication): void {
  app.use(refuseOthers);
  app.useBodyParser('raw', {
    limit: OTHER_BODIES,
    inflate: false,
    type: (request) => SIGNED.has(pathOf(request.url)),
  });
  for (const [path, limit] of Object.entries(LARGE_BODIES)) {
    app.useBodyParser('json', { limit, inflate: false, type: (request) => pathOf(request.url) === path });
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
