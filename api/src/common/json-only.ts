import type { NestExpressApplication } from '@nestjs/platform-express';
import { storeCreatedBlock, storeDesignedBlock } from '@quiltwright/shared/contract/block-calls';
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

/** Refuses bodies that aren't JSON, and reads those that are, each up to its call's limit. */
export function takeJsonOnly(app: NestExpressApplication): void {
  app.use(refuseOthers);
  for (const [path, limit] of Object.entries(LARGE_BODIES)) {
    app.useBodyParser('json', { limit, inflate: false, type: (request) => pathOf(request.url) === path });
  }
  app.useBodyParser('json', { limit: OTHER_BODIES, inflate: false, type: () => true });
}

function refuseOthers(request: Request, _response: Response, next: NextFunction): void {
  const hasBody = request.is('*/*') !== null && request.headers['content-length'] !== '0';
  const isRefused = hasBody && request.is('application/json') === false;
  next(isRefused ? new ProblemException(415, 'Only JSON is taken here.') : undefined);
}

function pathOf(url = ''): string | undefined {
  return url.split('?', 1)[0];
}
