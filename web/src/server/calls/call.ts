import type { AnswerOf, BodyOf, QueryOf } from '@quiltwright/shared/contract/call';
import type { CallName, Contract } from '@quiltwright/shared/contract/calls';
import { IDEMPOTENCY_HEADER, XSRF_COOKIE, XSRF_HEADER } from '@quiltwright/shared/contract/headers';
import { routes, type Route } from '@quiltwright/shared/contract/routes';
import { success, type Result } from '@quiltwright/shared/result';
import { fetchChunk } from '../../browser/chunks';
import { failed, failureOfStatus, noAnswer, strangeAnswer, type CallFailure } from './call-failure';
import type * as Checks from './checks';
import { createSession, isSignedIn, type SessionStore } from '../session/session';
import { useMade } from '../session/use-tab';

/** After this many milliseconds without an answer the server counts as away. */
const PATIENCE = 30_000;

export interface CallOptions<Name extends CallName> {
  query?: QueryOf<Contract[Name]>;
  body?: BodyOf<Contract[Name]>;
  /** Idempotency-Key of a save: sending it again makes nothing new. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Milliseconds to wait for an answer. */
  patience?: number;
  /** The check of the answer, instead of the contract's full check. */
  checkAs?: 'shownBlocks';
}

/** How to read an answer. `patience` also limits the fetching of the checks. */
type Reading<Name extends CallName> = Pick<CallOptions<Name>, 'checkAs' | 'patience'>;

/** Null until it is fetched. */
let checks: typeof Checks | undefined;

/**
 * Makes a call of the contract for the signed-in quilter. Never throws: a missing network, a refusal and an answer that
 * breaks the contract are failures, each with a sentence for people.
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

/** Makes a call as `call` does, through `send`. `send` runs again if the anti-forgery cookie was too old. */
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
    // For example, another tab has changed the password, and this tab has its new token by now.
    if (response.status === 401 && isSignedIn(session.getState()) && session.getState().token !== token)
      response = await send();
    return await readAnswer(name, response, reading);
  } catch {
    return { ok: false, error: noAnswer() };
  }
}

/** Returns the answer to a call, unchecked. Rejects without an answer. */
export function send<Name extends CallName>(
  session: SessionStore,
  route: Route,
  { query, body, idempotencyKey, signal, patience }: CallOptions<Name>,
) {
  const url = new URL(route.path, location.origin);
  for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value);
  const headers = callHeaders(session, route);
  const init: RequestInit = { method: route.method, headers, credentials: 'same-origin' };
  if (route.method !== 'GET') {
    headers.set('Content-Type', 'application/json');
    if (idempotencyKey !== undefined) headers.set(IDEMPOTENCY_HEADER, idempotencyKey);
    init.body = JSON.stringify(body ?? {});
  }
  const timeout = AbortSignal.timeout(patience ?? PATIENCE);
  return fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
}

/** Returns the headers of every call: the caller's token, and the proof that the call comes from this page. */
export function callHeaders(session: SessionStore, { method }: Route): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  const { token } = session.getState();
  if (token !== '') headers.set('Authorization', `Bearer ${token}`);
  if (method !== 'GET') headers.set(XSRF_HEADER, readCookie(XSRF_COOKIE) ?? '');
  return headers;
}

/** Any GET sets the anti-forgery cookie, for the sign-in of its token; this GET is the lightest. */
async function askForCookie(session: SessionStore): Promise<void> {
  await fetch(new URL(routes.links.path, location.origin), {
    headers: callHeaders(session, routes.links),
    credentials: 'same-origin',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  });
}

function readCookie(name: string): string | null {
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return cookie === undefined ? null : decodeURIComponent(cookie.slice(name.length + 1));
}

async function readAnswer<Name extends CallName>(
  name: Name,
  response: Response,
  { checkAs, patience = PATIENCE }: Reading<Name>,
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

/** True if an answer is −1, even beside other fields. */
function isFailed(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'dbResponse' in json && json.dbResponse === -1;
}

/** Fetches the checks of answers. Rejects if they don't come in time: an answer that can't be checked is none. */
async function fetchChecks(patience: number): Promise<typeof Checks> {
  const late = AbortSignal.timeout(patience);
  const giveUp = new Promise<never>((_, reject) => {
    late.addEventListener('abort', () => {
      reject(late.reason as Error);
    });
  });
  return (checks = await Promise.race([fetchChunk('checks', () => import('./checks')), giveUp]));
}

/** Returns undefined for no content and for text that isn't JSON. */
function readJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
