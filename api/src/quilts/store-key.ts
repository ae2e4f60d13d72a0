import { createHash } from 'node:crypto';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { ProblemException } from '../common/problem.js';
import type { StoreNote } from './quilt.schema.js';

/** How long (ms) a key is remembered. */
const LIFETIME = 24 * 60 * 60_000;

/** A quilt keeps at most so many notes; beyond them the oldest go early. */
const MOST_NOTES = 1000;

/** An Idempotency-Key, and what it came with. */
export type StoreKey = Pick<StoreNote, 'key' | 'bodyHash'>;

/** What a store is answered with. Revision 1 is a new quilt. */
export interface StoreAnswer {
  quiltNum: number;
  revision: number;
}

/** Tells one body from another. Of a body that a schema gave: its keys have the schema's order. */
export function bodyHash(quilt: Quilt): string {
  return createHash('sha256').update(JSON.stringify(quilt)).digest('base64url');
}

export function noteOf(storeKey: StoreKey, revision: number): StoreNote {
  return { ...storeKey, revision, at: new Date() };
}

/** The notes that a quilt goes on with. */
export function notesWith(notes: readonly StoreNote[], added: StoreNote | undefined): StoreNote[] {
  const fresh = notes.filter(isFresh);
  return [...fresh, ...(added ? [added] : [])].slice(-MOST_NOTES);
}

/**
 * The first answer, for a store that is sent again.
 *
 * @throws ProblemException 422 where the key came with another body.
 */
export function answerOf(
  { quiltNum, note }: { quiltNum: number; note: StoreNote },
  { bodyHash: hash }: StoreKey,
): StoreAnswer {
  if (note.bodyHash !== hash) {
    throw new ProblemException(422, 'This Idempotency-Key was used for another quilt. Use a new one.');
  }
  return { quiltNum, revision: note.revision };
}

/** When a key may be used anew. */
export function endOf({ at }: Pick<StoreNote, 'at'>): Date {
  return new Date(at.getTime() + LIFETIME);
}

/** False for a key that may be used anew. */
export function isFresh(note: Pick<StoreNote, 'at'>): boolean {
  return endOf(note) > new Date();
}
