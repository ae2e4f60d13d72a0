import { mongo } from 'mongoose';

/** True if a write failed because a unique index already holds the value. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === 11_000;
}
