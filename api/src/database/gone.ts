import { mongo } from 'mongoose';

/** The database's codes for a missing collection and a missing index. */
const CODES: readonly unknown[] = [26, 27];

/** True if an index couldn't be dropped because the index or its collection doesn't exist. */
export function isGone(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && CODES.includes(error.code);
}
