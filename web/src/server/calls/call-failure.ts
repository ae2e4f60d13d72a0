import type { Problem } from '@quiltwright/shared/contract/problem';
import { MESSAGES } from '@quiltwright/shared/messages';
import type { Failure } from '@quiltwright/shared/result';

/**
 * The reason why a call failed. Numbers are HTTP statuses.
 * - `offline`: no answer at all
 * - `signed-out`: 401
 * - `lapsed`: 402, because the subscription has ended
 * - `forbidden`: 403
 * - `missing`: 404
 * - `changed`: 409
 * - `too-large`: 413
 * - `full`: the account can store no further block or quilt
 * - `refused`: any other 4xx
 * - `busy`: 429
 * - `away`: 408 or 5xx
 * - `strange`: the answer breaks the contract
 * - `failed`: the server answers only −1
 */
type CallFailureCode =
  | 'offline'
  | 'signed-out'
  | 'lapsed'
  | 'forbidden'
  | 'missing'
  | 'changed'
  | 'too-large'
  | 'full'
  | 'refused'
  | 'busy'
  | 'away'
  | 'strange'
  | 'failed';

export interface CallFailure extends Failure {
  code: CallFailureCode;
  /** The milliseconds to wait before trying again, if the server says so; otherwise null. */
  retryAfter: number | null;
  problem: Problem | null;
}

const sentences: Record<Exclude<CallFailureCode, 'strange' | 'failed' | 'full'>, string> = {
  offline: 'The server can’t be reached. Your work is not lost. Check your connection.',
  'signed-out': 'You are no longer logged in. Your work is not lost. Please log in again.',
  lapsed: 'Your subscription has ended. Your work is not lost. Renew your subscription to save again.',
  forbidden: 'Your account isn’t allowed to do this.',
  missing: 'This no longer exists. You may have deleted it in another window.',
  changed: 'You have changed this in another window since you opened it.',
  'too-large': 'This is too large to send.',
  refused: 'The server refused this request.',
  busy: 'There are too many requests at the moment. Please wait a little and try again.',
  away: 'The server has a problem right now. Please try again in a moment.',
};

const codes: Partial<Record<number, keyof typeof sentences>> = {
  401: 'signed-out',
  402: 'lapsed',
  403: 'forbidden',
  404: 'missing',
  408: 'away',
  409: 'changed',
  413: 'too-large',
  429: 'busy',
};

/**
 * Returns the failure for an HTTP status, with the message of the server's `problem` if there is one. For an ended
 * sign-in and for status 500, the message is the app's own.
 */
export function failureOfStatus(
  status: number,
  problem: Problem | null,
  retryAfter: number | null,
): CallFailure {
  if (problem?.most !== undefined)
    return { code: 'full', message: problem.detail, retryAfter: null, problem };
  const code = codes[status] ?? (status >= 500 ? 'away' : 'refused');
  const theirs = code === 'signed-out' || status === 500 ? undefined : problem?.detail;
  return { code, message: theirs ?? sentences[code], retryAfter, problem };
}

/** Returns the failure of a call that got no answer. */
export function noAnswer(): CallFailure {
  return { code: 'offline', message: sentences.offline, retryAfter: null, problem: null };
}

/** Returns the failure for a subscription that has ended, with the server's message. */
export function lapsed(message: string): CallFailure {
  return { code: 'lapsed', message, retryAfter: null, problem: null };
}

/**
 * Returns the failure for an answer that breaks the contract. `where` is the place in the answer, or '' if it isn't
 * known.
 */
export function strangeAnswer(where: string): CallFailure {
  const at = where && ` (${where})`;
  const message = `The server’s answer can’t be read${at}. Reload the page and try again.`;
  return { code: 'strange', message, retryAfter: null, problem: null };
}

/** Returns the failure of a call whose answer is −1. Not for calls whose contract gives −1 another meaning. */
export function failed(): CallFailure {
  return { code: 'failed', message: MESSAGES.error, retryAfter: null, problem: null };
}

/** True if the same call may succeed later, without any change. */
export function isPassing({ code }: Failure): boolean {
  return code === 'offline' || code === 'away' || code === 'busy';
}

/** True if the same call may succeed later, or after a new sign-in or a renewal. */
export function mayGoOn(failure: Failure): boolean {
  return isPassing(failure) || failure.code === 'signed-out' || failure.code === 'lapsed';
}

/** True if the server will never accept the same call, no matter who signs in. */
export function isFinal({ code }: Failure): boolean {
  return (
    code === 'forbidden' ||
    code === 'missing' ||
    code === 'too-large' ||
    code === 'full' ||
    code === 'refused'
  );
}
