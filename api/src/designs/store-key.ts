import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { IDEMPOTENCY_HEADER } from '@quiltwright/shared/contract/headers';
import type { Request } from 'express';
import { ProblemException } from '../http/problem.js';
import type { StoreNote } from './stored-design.schema.js';

/** How long (ms) a key is remembered. */
const LIFETIME = 24 * 60 * 60_000;

/** A quilt or block keeps at most so many notes; beyond them the oldest go early. */
const MOST_NOTES = 1000;

/** Gives a controller's method the call's Idempotency-Key. @throws ProblemException 400 for a malformed one. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const key = context.switchToHttp().getRequest<Request>().get(IDEMPOTENCY_HEADER);
  if (key === undefined || /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new ProblemException(
    400,
    `${IDEMPOTENCY_HEADER} must be 1 to 200 printable characters without spaces.`,
  );
});

/** An Idempotency-Key, and what it came with. */
export type StoreKey = Pick<StoreNote, 'key' | 'bodyHash'>;

/** Tells one body from another. Of a body that a schema gave: its keys have the schema's order. */
export function bodyHash(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}

export function noteOf(storeKey: StoreKey, revision: number): StoreNote {
  return { ...storeKey, revision, at: new Date() };
}

/** The notes that a design goes on with. */
export function notesWith(notes: readonly StoreNote[], added: StoreNote | undefined): StoreNote[] {
  const fresh = notes.filter(isFresh);
  return [...fresh, ...(added ? [added] : [])].slice(-MOST_NOTES);
}

/** When a key may be used anew. */
export function endOf({ at }: Pick<StoreNote, 'at'>): Date {
  return new Date(at.getTime() + LIFETIME);
}

/** False for a key that may be used anew. */
export function isFresh(note: Pick<StoreNote, 'at'>): boolean {
  return endOf(note) > new Date();
}
