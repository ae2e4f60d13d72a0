import type { AnswerOf, BodyOf, Call, QueryOf } from '@quiltwright/shared/contract/call';
import { IDEMPOTENCY_HEADER, XSRF_COOKIE, XSRF_HEADER } from '@quiltwright/shared/contract/headers';
import { problemSchema, type Problem } from '@quiltwright/shared/contract/problem';
import { links } from '@quiltwright/shared/contract/site-calls';
import { success, type Result } from '@quiltwright/shared/result';
import { failureOfStatus, noAnswer, strangeAnswer, type CallFailure } from './call-failure';
import { isSignedIn, session } from './session';

/** After this many milliseconds without an answer the server counts as away. */
const PATIENCE = 30_000;

export interface CallOptions<C extends Call> {
  query?: QueryOf<C>;
  body?: BodyOf<C>;
  /** Names a store, so that sending it again makes nothing new. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Milliseconds to wait for an answer. */
  patience?: number;
}

/**
 * Makes a call of the contract as whoever is signed in. Never throws: no network, a refusal and an answer
 * that doesn't keep the contract are all failures with a sentence for people.
 */
export function call<C extends Call>(
  contract: C,
  options: CallOptions<C> = {},
): Promise<Result<AnswerOf<C>, CallFailure>> {
  return callBy(contract, () => send(contract, options));
}

/** Makes a call as `call` does, by `send`, which is asked again where the anti-forgery cookie was too old. */
export async function callBy<C extends Call>(
  contract: C,
  send: () => Promise<Response>,
): Promise<Result<AnswerOf<C>, CallFailure>> {
  const { token } = session.getState();
  try {
    if (contract.method !== 'GET' && readCookie(XSRF_COOKIE) === null) await askForCookie();
    let response = await send();
    if (response.status === 403 && contract.method !== 'GET') {
      await askForCookie();
      response = await send();
    }
    // Another tab has changed the password meanwhile, say, and this one has its new token by now.
    if (response.status === 401 && isSignedIn(session.getState()) && session.getState().token !== token)
      response = await send();
    return await readAnswer(contract, response);
  } catch {
    return { ok: false, error: noAnswer() };
  }
}

function send<C extends Call>(
  contract: C,
  { query, body, idempotencyKey, signal, patience }: CallOptions<C>,
) {
  const url = new URL(contract.path, location.origin);
  for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, String(value));
  const headers = callHeaders(contract);
  const init: RequestInit = { method: contract.method, headers, credentials: 'same-origin' };
  if (contract.method !== 'GET') {
    headers.set('Content-Type', 'application/json');
    if (idempotencyKey !== undefined) headers.set(IDEMPOTENCY_HEADER, idempotencyKey);
    init.body = JSON.stringify(body ?? {});
  }
  const timeout = AbortSignal.timeout(patience ?? PATIENCE);
  return fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
}

/** What every call says: who makes it, and that it comes from this page. */
export function callHeaders({ method }: Call): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  const { token } = session.getState();
  if (token !== '') headers.set('Authorization', `Bearer ${token}`);
  if (method !== 'GET') headers.set(XSRF_HEADER, readCookie(XSRF_COOKIE) ?? '');
  return headers;
}

/** Any GET sets the anti-forgery cookie, for the sign-in that its token names; this is the lightest. */
async function askForCookie(): Promise<void> {
  await fetch(new URL(links.path, location.origin), {
    headers: callHeaders(links),
    credentials: 'same-origin',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  });
}

function readCookie(name: string): string | null {
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return cookie === undefined ? null : decodeURIComponent(cookie.slice(name.length + 1));
}

async function readAnswer<C extends Call>(
  contract: C,
  response: Response,
): Promise<Result<AnswerOf<C>, CallFailure>> {
  const json = readJson(await response.text());
  if (!response.ok) {
    const problem: Problem | null = problemSchema.safeParse(json).data ?? null;
    const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
    const retryAfter = Number.isFinite(seconds) ? seconds * 1000 : null;
    return { ok: false, error: failureOfStatus(response.status, problem, retryAfter) };
  }
  const answer = contract.answer.safeParse(json);
  if (answer.success) return success(answer.data as AnswerOf<C>);
  const issue = answer.error.issues[0];
  return { ok: false, error: strangeAnswer(issue ? [...issue.path, issue.message].join(' › ') : '') };
}

/** Undefined for no content and for what isn't JSON. */
function readJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
