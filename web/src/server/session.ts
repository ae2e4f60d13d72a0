import { QUILTER } from '@quiltwright/shared/limits';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

/** Who is at the table. Signed out: quilter 0 and no token. */
export interface Session {
  quilterNum: number;
  token: string;
}

const NUMBER_KEY = 'qn';
const TOKEN_KEY = 'token';
const signedOut: Session = { quilterNum: QUILTER.nobody, token: '' };

function read(): Session {
  try {
    const token = localStorage.getItem(TOKEN_KEY) ?? '';
    const quilterNum = Number(localStorage.getItem(NUMBER_KEY));
    return token !== '' && Number.isInteger(quilterNum) && quilterNum > 0 ? { quilterNum, token } : signedOut;
  } catch {
    return signedOut;
  }
}

/** Storage may be forbidden or full: the session then lasts as long as the page. */
function keep(change: (storage: Storage) => void): void {
  try {
    change(localStorage);
  } catch {
    return;
  }
}

/** The session, the same in every tab of the browser. Begins signed out, as pages are that were drawn ahead. */
export const session = createStore<Session>(() => signedOut);
session.setState(read());

addEventListener('storage', (event) => {
  if (event.key === null || event.key === TOKEN_KEY || event.key === NUMBER_KEY) session.setState(read());
});

export function signIn(quilterNum: number, token: string): void {
  keep((storage) => {
    storage.setItem(NUMBER_KEY, String(quilterNum));
    storage.setItem(TOKEN_KEY, token);
  });
  session.setState({ quilterNum, token });
}

export function signOut(): void {
  keep((storage) => {
    storage.removeItem(TOKEN_KEY);
    storage.removeItem(NUMBER_KEY);
  });
  session.setState(signedOut);
}

export function isSignedIn({ token }: Session): boolean {
  return token !== '';
}

/** Whether what this quilter makes can be saved; guests and passers-by can't. */
export function isSubscriber({ token, quilterNum }: Session): boolean {
  return token !== '' && quilterNum !== QUILTER.guest;
}

/** The session; while the page takes over the home screen that the build drew, the one that it was drawn for. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.getState, () => signedOut);
}
