import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { QUILTER } from '@quiltwright/shared/limits';
import type { Request } from 'express';
import { problem } from './problem.js';

/**
 * The sender of a request, identified only by the request's token and the token's account. On open routes no sender is
 * identified.
 */
export interface Quilter {
  readonly quilterNum: number;
  readonly role: 'nobody' | 'guest' | 'subscriber';
  /** True once the subscription has ended: the quilter can then see, rename and delete, but not store. */
  readonly lapsed: boolean;
}

const nobody: Quilter = { quilterNum: QUILTER.nobody, role: 'nobody', lapsed: false };
export const guest: Quilter = { quilterNum: QUILTER.guest, role: 'guest', lapsed: false };

const quilters = new WeakMap<Request, Quilter>();

/** Stores the sender of a request with the request. Called once for each admitted request. */
export function setQuilter(request: Request, quilter: Quilter): void {
  quilters.set(request, quilter);
}

export function isAdmitted(request: Request): boolean {
  return quilters.has(request);
}

export function quilterOf(request: Request): Quilter {
  return quilters.get(request) ?? nobody;
}

/** Injects the signed-in quilter into a controller's method. */
export const SignedIn = createParamDecorator((_: unknown, context: ExecutionContext) =>
  quilterOf(context.switchToHttp().getRequest<Request>()),
);

/**
 * Throws if the quilter's subscription has ended. Every call of the API that stores something must run this
 * check.
 * @throws ProblemException 402
 */
export function requirePaid(quilter: Quilter): void {
  if (!quilter.lapsed) return;
  throw problem('subscriptionEnded');
}
