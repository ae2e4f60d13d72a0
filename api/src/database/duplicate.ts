import { mongo } from 'mongoose';

/** True if a write failed because another document already has the same values in the fields of a unique index. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === 11_000;
}
