import { mongo } from 'mongoose';

/** Whether a write failed because a unique index holds the value already. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === 11_000;
}
