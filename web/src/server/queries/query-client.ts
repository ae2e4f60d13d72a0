import type { AnswerOf } from '@quiltwright/shared/contract/call';
import type { CallName, Contract } from '@quiltwright/shared/contract/calls';
import { FABRIC } from '@quiltwright/shared/limits';
import { assertExists, type Failure, type Result } from '@quiltwright/shared/result';
import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import type { Tab } from '../../browser/tab';
import { call, type CallOptions } from '../calls/call';
import { isPassing } from '../calls/call-failure';
import { createSession, type SessionStore } from '../session/session';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { session: SessionStore };
  }
}

/** A failed call as an error: queries expect errors to be thrown. */
class CallError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message);
  }
}

/** Returns the answer of a call. Throws if it failed, as queries expect. */
export async function answered<T>(result: Promise<Result<T>>): Promise<T> {
  const answer = await result;
  if (answer.ok) return answer.value;
  throw new CallError(answer.error);
}

/**
 * True if a query may succeed later, for example because the network is away. False if its data doesn’t exist, or isn't
 * the quilter's.
 */
export function mayComeLater(error: unknown): boolean {
  return !(error instanceof CallError) || isPassing(error.failure);
}

/** True if a query failed because its data doesn’t exist, or isn't the quilter's. */
export function isNotThere(error: unknown): boolean {
  return error instanceof CallError && error.failure.code === 'missing';
}

/** The part of its context that a query function uses. */
export type Asking = Pick<QueryFunctionContext, 'client' | 'meta' | 'signal'>;

/** Makes a call for a query, for the quilter who is signed in on its page; throws if it fails. */
export function ask<Name extends CallName>(
  { meta, signal }: Asking,
  name: Name,
  options: CallOptions<Name> = {},
): Promise<AnswerOf<Contract[Name]>> {
  return answered(call(sessionOf(meta), name, { ...options, signal }));
}

/** Returns the session of the page that asks the query. */
export function sessionOf(meta: Asking['meta']): SessionStore {
  return assertExists(meta, 'the page of a query').session;
}

/**
 * Returns the client with the server's lists that the page knows. It asks for lists again when their time is up, but
 * never for unchanging data. It tries passing failures three times, and missing data again once the browser is online.
 */
export function createQueryClient(tab: Tab): QueryClient {
  const session = tab.get(createSession);
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        meta: { session },
        staleTime: 5 * 60_000,
        networkMode: 'always',
        // The default is off in a network mode that doesn't need a network.
        refetchOnReconnect: true,
        retry: (count, error) => error instanceof CallError && isPassing(error.failure) && count < 3,
      },
    },
  });
  forgetOnSignOut(client, session);
  return client;
}

/** Forgets the former quilter's data as soon as another signs in or out. */
function forgetOnSignOut(client: QueryClient, session: SessionStore): void {
  session.subscribe((now, before) => {
    if (now.quilterNum !== before.quilterNum) {
      client.removeQueries({ queryKey: ['blocks', before.quilterNum] });
      client.removeQueries({ queryKey: ['quilts', before.quilterNum] });
      client.removeQueries({ queryKey: ['quilt', before.quilterNum] });
      client.removeQueries({ queryKey: ['block', before.quilterNum] });
      client.removeQueries({ queryKey: ['favourites', before.quilterNum] });
      client.removeQueries({ queryKey: ['stash', before.quilterNum] });
      client.removeQueries({ queryKey: ['account', before.quilterNum] });
      client.removeQueries({ queryKey: ['sessions', before.quilterNum] });
      client.removeQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'fabric' && Number(queryKey[1]) >= FABRIC.firstUpload,
      });
      client.removeQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'palette' && queryKey[2] === before.quilterNum,
      });
    }
  });
}
