import { mongo } from 'mongoose';

/** The database's codes for a collection and an index that don't exist. */
const CODES: readonly unknown[] = [26, 27];

/** Whether an index couldn't be dropped because it, or its collection, doesn't exist. */
export function isGone(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && CODES.includes(error.code);
}
