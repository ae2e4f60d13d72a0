import type { AnswerOf } from '@quiltwright/shared/contract/call';
import type { CallName, Contract } from '@quiltwright/shared/contract/calls';
import { FABRIC } from '@quiltwright/shared/limits';
import { assertExists, type Failure, type Result } from '@quiltwright/shared/result';
import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import type { Tab } from '../browser/tab';
import { call, type CallOptions } from './call';
import { isPassing } from './call-failure';
import { createSession, type SessionStore } from './session';

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

/** The answer of a call. Throws when it failed, as queries expect. */
export async function answered<T>(result: Promise<Result<T>>): Promise<T> {
  const answer = await result;
  if (answer.ok) return answer.value;
  throw new CallError(answer.error);
}

/** Whether what a query asked for may be had later: the network is away, say. False where it isn’t there, or not for them. */
export function mayComeLater(error: unknown): boolean {
  return !(error instanceof CallError) || isPassing(error.failure);
}

/** Whether a query failed because what it asked for isn’t there, or isn’t theirs. */
export function isNotThere(error: unknown): boolean {
  return error instanceof CallError && error.failure.code === 'missing';
}

/** What a query function gets of its query. */
export type Asking = Pick<QueryFunctionContext, 'client' | 'meta' | 'signal'>;

/** Makes a call for a query, as whoever is signed in on its page; throws when it fails. */
export function ask<Name extends CallName>(
  { meta, signal }: Asking,
  name: Name,
  options: CallOptions<Name> = {},
): Promise<AnswerOf<Contract[Name]>> {
  return answered(call(sessionOf(meta), name, { ...options, signal }));
}

/** Of the page that a query is asked by. */
export function sessionOf(meta: Asking['meta']): SessionStore {
  return assertExists(meta, 'the page of a query').session;
}

/**
 * What the page knows of the server's lists. Lists are asked for again when their time is up, what never changes isn't;
 * passing failures are tried thrice. What could not be had is asked for again when the browser is online again.
 */
export function createQueryClient(tab: Tab): QueryClient {
  const session = tab.get(createSession);
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        meta: { session },
        staleTime: 5 * 60_000,
        networkMode: 'always',
        // Left out in a mode that counts on no network.
        refetchOnReconnect: true,
        retry: (count, error) => error instanceof CallError && isPassing(error.failure) && count < 3,
      },
    },
  });
  forgetOnSignOut(client, session);
  return client;
}

/** Forgets what belonged to the former quilter as soon as another signs in or out. */
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
