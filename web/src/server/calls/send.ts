import type { BodyOf, QueryOf } from '@quiltwright/shared/contract/call';
import type { CallName, Contract } from '@quiltwright/shared/contract/calls';
import { IDEMPOTENCY_HEADER, XSRF_COOKIE, XSRF_HEADER } from '@quiltwright/shared/contract/headers';
import type { Route } from '@quiltwright/shared/contract/routes';
import type { Session } from '../session/stored-session';

/** A source of the current session, such as the session store. */
interface SessionSource {
  getState: () => Session;
}

/** The timeout of a call, in milliseconds. */
export const CALL_PATIENCE = 30_000;

export interface CallOptions<Name extends CallName> {
  query?: QueryOf<Contract[Name]>;
  body?: BodyOf<Contract[Name]>;
  /** The Idempotency-Key of a save. A save that is sent again with the same key changes nothing on the server. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The timeout of this call, in milliseconds; `CALL_PATIENCE` by default. */
  patience?: number;
  /** A faster check of the answer, in place of the contract's full check. */
  checkAs?: 'shownBlocks';
}

/** Sends a call, and returns the unchecked response. Rejects if no response comes. */
export function send<Name extends CallName>(
  session: SessionSource,
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
  const timeout = AbortSignal.timeout(patience ?? CALL_PATIENCE);
  return fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
}

/** Returns the headers that every call needs: the quilter's token and, except for GET, the anti-forgery token. */
export function callHeaders(session: SessionSource, { method }: Route): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  const { token } = session.getState();
  if (token !== '') headers.set('Authorization', `Bearer ${token}`);
  if (method !== 'GET') headers.set(XSRF_HEADER, readCookie(XSRF_COOKIE) ?? '');
  return headers;
}

/** Returns the value of a cookie that scripts may read; null if there is none. */
export function readCookie(name: string): string | null {
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return cookie === undefined ? null : decodeURIComponent(cookie.slice(name.length + 1));
}
