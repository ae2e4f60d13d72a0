import { mongo } from 'mongoose';
import { problem, type ProblemException } from './problem.js';

/** The time (seconds) after which the page tries again, because there may be space by then. */
const RETRY = 60;

/** MongoDB's OutOfDiskSpace. */
const OUT_OF_DISK_SPACE = 14031;

/** Node's error codes for a full disk, a full quota of the user, and a file above the process's size limit. */
const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** True for an error that means a full disk or quota. */
export function isNoRoom(error: unknown): boolean {
  if (error instanceof mongo.MongoError) return error.code === OUT_OF_DISK_SPACE;
  return error instanceof Error && 'code' in error && FULL.includes(error.code);
}

/** Returns the answer for a full disk: 507. The page tries again later. */
export function noRoom(cause?: unknown): ProblemException {
  const full = problem('serverFull', undefined, { retryAfter: RETRY });
  full.cause = cause;
  return full;
}
