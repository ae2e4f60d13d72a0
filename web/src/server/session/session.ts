import { QUILTER } from '@quiltwright/shared/limits';
import { useSyncExternalStore } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isSignedIn, NUMBER_KEY, readSession, signedOut, TOKEN_KEY, type Session } from './stored-session';
import { useMade } from './use-tab';

export { isSignedIn, type Session };

/** The store of the session, shared by all tabs of the browser. */
export interface SessionStore extends Pick<StoreApi<Session>, 'getState' | 'subscribe'> {
  signIn: (quilterNum: number, token: string) => void;
  signOut: () => void;
}

/**
 * Changes the browser's storage. If the storage is forbidden or full, nothing is stored, and the sign-in lasts only as
 * long as the page.
 */
function keep(change: (storage: Storage) => void): void {
  try {
    change(localStorage);
  } catch {
    return;
  }
}

export function createSession(): SessionStore {
  const store = createStore<Session>(readSession);
  addEventListener('storage', ({ key }) => {
    if (key === null || key === TOKEN_KEY || key === NUMBER_KEY) store.setState(readSession());
  });
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    signIn: (quilterNum, token) => {
      keep((storage) => {
        storage.setItem(NUMBER_KEY, String(quilterNum));
        storage.setItem(TOKEN_KEY, token);
      });
      store.setState({ quilterNum, token });
    },
    signOut: () => {
      keep((storage) => {
        storage.removeItem(TOKEN_KEY);
        storage.removeItem(NUMBER_KEY);
      });
      store.setState(signedOut);
    },
  };
}

/** True if this quilter can save. Guests and signed-out people can't. */
export function isSubscriber({ token, quilterNum }: Session): boolean {
  return token !== '' && quilterNum !== QUILTER.guest;
}

/**
 * Returns the session. During hydration it is the session of a signed-out visitor, because the build drew the page for
 * signed-out visitors.
 */
export function useSession(): Session {
  const { subscribe, getState } = useMade(createSession);
  return useSyncExternalStore(subscribe, getState, () => signedOut);
}
