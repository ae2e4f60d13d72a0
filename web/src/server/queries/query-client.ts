import type { AnswerOf } from '@quiltwright/shared/contract/call';
import type { CallName, Contract } from '@quiltwright/shared/contract/calls';
import { FABRIC, QUILTER } from '@quiltwright/shared/limits';
import { UPLOADS_PALETTE } from '@quiltwright/shared/quilting/palette';
import { assertExists, type Failure, type Result } from '@quiltwright/shared/result';
import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { forgetTracedPictures } from '../../browser/storage/traced-pictures';
import type { Tab } from '../../browser/tab';
import { call } from '../calls/call';
import type { CallOptions } from '../calls/send';
import { isPassing } from '../calls/call-failure';
import { createSession, type SessionStore } from '../session/session';
import { cacheDeviceCloth, createDeviceCloth, isOnDevice } from '../device-cloth/device-cloth';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { session: SessionStore };
  }
}

/** The error that a query throws for a failed call. */
class CallError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message);
  }
}

/** Returns the value of a call's result. Throws if the call failed, because queries expect errors to be thrown. */
export async function answered<T>(result: Promise<Result<T>>): Promise<T> {
  const answer = await result;
  if (answer.ok) return answer.value;
  throw new CallError(answer.error);
}

/**
 * True if a failed query may succeed later, for example because the network is down. False if the data doesn’t exist,
 * or belongs to another quilter.
 */
export function mayComeLater(error: unknown): boolean {
  return !(error instanceof CallError) || isPassing(error.failure);
}

/** True if a query failed because its data doesn’t exist, or belongs to another quilter. */
export function isNotThere(error: unknown): boolean {
  return error instanceof CallError && error.failure.code === 'missing';
}

/** The part of TanStack Query's context that our query functions use. */
export type Asking = Pick<QueryFunctionContext, 'client' | 'meta' | 'signal'>;

/** Makes a call for a query, as the signed-in quilter. Throws if the call fails. */
export function ask<Name extends CallName>(
  { meta, signal }: Asking,
  name: Name,
  options: CallOptions<Name> = {},
): Promise<AnswerOf<Contract[Name]>> {
  return answered(call(sessionOf(meta), name, { ...options, signal }));
}

/** Returns the session of the page that runs a query. */
export function sessionOf(meta: Asking['meta']): SessionStore {
  return assertExists(meta, 'the page of a query').session;
}

/**
 * Returns the client that caches the server's data in this page. By default data is fetched again after five minutes.
 * Queries of unchanging data turn this off. A query is retried up to three times after temporary failures, and again
 * once the browser is online.
 */
export function createQueryClient(tab: Tab): QueryClient {
  const session = tab.get(createSession);
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        meta: { session },
        staleTime: 5 * 60_000,
        networkMode: 'always',
        // This must be set, because it is off by default in the network mode `always`.
        refetchOnReconnect: true,
        retry: (count, error) => error instanceof CallError && isPassing(error.failure) && count < 3,
      },
    },
  });
  forgetOnSignOut(client, session);
  const deviceCloth = tab.get(createDeviceCloth);
  const cache = () => {
    cacheDeviceCloth(client, deviceCloth.getState());
  };
  cache();
  deviceCloth.subscribe(() => {
    cache();
    void client.invalidateQueries({ queryKey: ['palette', UPLOADS_PALETTE, QUILTER.guest] });
  });
  return client;
}

/** True if an account has the fabric with this number. */
function isUpload(fabricNum: number): boolean {
  return fabricNum >= FABRIC.firstUpload && !isOnDevice(fabricNum);
}

/** Removes a quilter's data from the cache, and pictures to trace from the device, as soon as this quilter signs out or another quilter signs in. */
function forgetOnSignOut(client: QueryClient, session: SessionStore): void {
  session.subscribe((now, before) => {
    if (now.quilterNum !== before.quilterNum) {
      forgetTracedPictures();
      client.removeQueries({ queryKey: ['blocks', before.quilterNum] });
      client.removeQueries({ queryKey: ['quilts', before.quilterNum] });
      client.removeQueries({ queryKey: ['quilt', before.quilterNum] });
      client.removeQueries({ queryKey: ['block', before.quilterNum] });
      client.removeQueries({ queryKey: ['favourites', before.quilterNum] });
      client.removeQueries({ queryKey: ['stash', before.quilterNum] });
      client.removeQueries({ queryKey: ['account', before.quilterNum] });
      client.removeQueries({ queryKey: ['sessions', before.quilterNum] });
      client.removeQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'fabric' && isUpload(Number(queryKey[1])),
      });
      client.removeQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'palette' && queryKey[2] === before.quilterNum,
      });
    }
  });
}
