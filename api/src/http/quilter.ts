import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { QUILTER } from '@quiltwright/shared/limits';
import type { Request } from 'express';
import { ProblemException } from './problem.js';

/** Who makes a request, by its token and account, never by what the browser says. On open routes nobody is looked up. */
export interface Quilter {
  readonly quilterNum: number;
  readonly role: 'nobody' | 'guest' | 'subscriber';
  /** True when the subscription has ended: such a quilter sees, renames and deletes, but doesn't store. */
  readonly lapsed: boolean;
}

const nobody: Quilter = { quilterNum: QUILTER.nobody, role: 'nobody', lapsed: false };
export const guest: Quilter = { quilterNum: QUILTER.guest, role: 'guest', lapsed: false };

const quilters = new WeakMap<Request, Quilter>();

/** Called once for each request that is admitted. */
export function setQuilter(request: Request, quilter: Quilter): void {
  quilters.set(request, quilter);
}

/** Whether the request is admitted yet. */
export function isAdmitted(request: Request): boolean {
  return quilters.has(request);
}

export function quilterOf(request: Request): Quilter {
  return quilters.get(request) ?? nobody;
}

/** Gives a controller's method who is signed in. */
export const SignedIn = createParamDecorator((_: unknown, context: ExecutionContext) =>
  quilterOf(context.switchToHttp().getRequest<Request>()),
);

/** Every store calls this. @throws ProblemException 402 when the subscription has ended. */
export function requirePaid(quilter: Quilter): void {
  if (!quilter.lapsed) return;
  throw new ProblemException(
    402,
    'Your subscription has ended, so this can’t be saved. All of your work is still here; renew to save again.',
  );
}
