import type { AnswerOf } from '@quiltwright/shared/contract/call';
import type { CallName, Contract } from '@quiltwright/shared/contract/calls';
import { XSRF_COOKIE } from '@quiltwright/shared/contract/headers';
import { routes } from '@quiltwright/shared/contract/routes';
import { success, type Result } from '@quiltwright/shared/result';
import { fetchChunk } from '../../browser/chunks';
import { failed, failureOfStatus, noAnswer, strangeAnswer, type CallFailure } from './call-failure';
import type * as Checks from './checks';
import { CALL_PATIENCE, callHeaders, readCookie, send, type CallOptions } from './send';
import { createSession, isSignedIn, type SessionStore } from '../session/session';
import { useMade } from '../session/use-tab';

/**
 * Options for reading an answer. `patience` (milliseconds) also limits the time to load the code that checks answers.
 */
type Reading<Name extends CallName> = Pick<CallOptions<Name>, 'checkAs' | 'patience'>;

/** The code that checks answers; undefined until it is fetched. */
let checks: typeof Checks | undefined;

/**
 * Makes a call of the contract as the signed-in quilter. Never throws. No network, a refusal, and an answer that breaks
 * the contract are failures, each with a message for the user.
 */
export function call<Name extends CallName>(
  session: SessionStore,
  name: Name,
  options: CallOptions<Name> = {},
): Promise<Result<AnswerOf<Contract[Name]>, CallFailure>> {
  return callBy(session, name, () => send(session, routes[name], options), options);
}

/** Returns `call` for the signed-in quilter. */
export function useCall() {
  const session = useMade(createSession);
  return <Name extends CallName>(name: Name, options?: CallOptions<Name>) => call(session, name, options);
}

/**
 * Makes a call like `call`, but sends the request with `send`. `send` runs a second time if the anti-forgery cookie was
 * out of date, or if another tab has stored a new token.
 */
export async function callBy<Name extends CallName>(
  session: SessionStore,
  name: Name,
  send: () => Promise<Response>,
  reading: Reading<Name> = {},
): Promise<Result<AnswerOf<Contract[Name]>, CallFailure>> {
  const { method } = routes[name];
  const { token } = session.getState();
  try {
    if (method !== 'GET' && readCookie(XSRF_COOKIE) === null) await askForCookie(session);
    let response = await send();
    if (response.status === 403 && method !== 'GET') {
      await askForCookie(session);
      response = await send();
    }
    // Another tab may have stored a new token during the call, for example after a change of the password.
    if (response.status === 401 && isSignedIn(session.getState()) && session.getState().token !== token)
      response = await send();
    return await readAnswer(name, response, reading);
  } catch {
    return { ok: false, error: noAnswer() };
  }
}

/**
 * Makes the server set a new anti-forgery cookie for the current sign-in. The server sets it at every GET; this call is
 * the smallest.
 */
async function askForCookie(session: SessionStore): Promise<void> {
  await fetch(new URL(routes.links.path, location.origin), {
    headers: callHeaders(session, routes.links),
    credentials: 'same-origin',
    cache: 'no-store',
    signal: AbortSignal.timeout(CALL_PATIENCE),
  });
}

async function readAnswer<Name extends CallName>(
  name: Name,
  response: Response,
  { checkAs, patience = CALL_PATIENCE }: Reading<Name>,
): Promise<Result<AnswerOf<Contract[Name]>, CallFailure>> {
  const json = readJson(await response.text());
  const { checkAnswer, readProblem } = checks ?? (await fetchChecks(patience));
  if (!response.ok) {
    const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
    const retryAfter = Number.isFinite(seconds) ? seconds * 1000 : null;
    return { ok: false, error: failureOfStatus(response.status, readProblem(json), retryAfter) };
  }
  const answer = checkAnswer(checkAs ?? name, json);
  if (answer.ok) return success(answer.value as AnswerOf<Contract[Name]>);
  return { ok: false, error: isFailed(json) ? failed() : strangeAnswer(answer.error) };
}

/** True if the answer's `dbResponse` is −1, even if the answer has other fields. */
function isFailed(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'dbResponse' in json && json.dbResponse === -1;
}

/**
 * Loads the code that checks answers. Rejects after `patience` milliseconds, because an answer that can't be checked
 * counts as none.
 */
async function fetchChecks(patience: number): Promise<typeof Checks> {
  const late = AbortSignal.timeout(patience);
  const giveUp = new Promise<never>((_, reject) => {
    late.addEventListener('abort', () => {
      reject(late.reason as Error);
    });
  });
  return (checks = await Promise.race([fetchChunk('checks', () => import('./checks')), giveUp]));
}

/** Returns the value of a JSON text; undefined if the text is empty or isn't JSON. */
function readJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
