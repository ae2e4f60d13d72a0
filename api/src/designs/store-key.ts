import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { IDEMPOTENCY_HEADER } from '@quiltwright/shared/contract/headers';
import type { Request } from 'express';
import { problem } from '../http/problem.js';
import type { StoreNote } from './stored-design.schema.js';

/** The time (ms) for which an Idempotency-Key is remembered. */
const LIFETIME = 24 * 60 * 60_000;

/**
 * The greatest number of records of saves (`StoreNote`) in a quilt or block. The oldest records beyond this number are
 * dropped, even if their calls could still be repeated.
 */
export const MOST_NOTES = 1000;

/**
 * Injects the call's Idempotency-Key into a controller's method.
 * @throws ProblemException 400 for a malformed key.
 */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const key = context.switchToHttp().getRequest<Request>().get(IDEMPOTENCY_HEADER);
  if (key === undefined || /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw problem('badKey');
});

/** An Idempotency-Key, and the hash of the request body that came with it. */
export type StoreKey = Pick<StoreNote, 'key' | 'bodyHash'>;

/**
 * Returns a hash by which two request bodies can be told apart. The hash depends on the order of the keys in
 * the body. So pass the body as its schema parsed it, with the keys in the schema's order.
 */
export function bodyHash(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}

export function noteOf(storeKey: StoreKey, revision: number): StoreNote {
  return { ...storeKey, revision, at: new Date() };
}

/** Returns the time from which an Idempotency-Key may be used again. */
export function endOf({ at }: Pick<StoreNote, 'at'>): Date {
  return new Date(at.getTime() + LIFETIME);
}

/** Returns the time 24 hours ago. The Idempotency-Key of a save after this time may not be used again yet. */
export function startOfFresh(): Date {
  return new Date(Date.now() - LIFETIME);
}

/** True while an Idempotency-Key may not be used again. */
export function isFresh(note: Pick<StoreNote, 'at'>): boolean {
  return note.at > startOfFresh();
}
