import { redirect } from 'react-router-dom';
import { fetchChunk } from '../browser/chunks';
import type { Tab } from '../browser/tab';
import { createSession, isSignedIn } from '../server/session';
import { signInFor } from '../browser/return-path';

/** How long a screen waits for the answer, in milliseconds, before the last known one counts. */
const PATIENCE = 5_000;

/**
 * Lets a screen open for those who are signed in and sends the others to /login, from where they go on to it. Without
 * an answer (offline, server away) the last known result counts: a token that was never refused is good.
 */
export function createGuard(tab: Tab) {
  const session = tab.get(createSession);
  return async function guard({ request }: { request: Request }): Promise<Response | null> {
    if (!isSignedIn(session.getState())) return redirect(signInFor(new URL(request.url)));
    const { token } = session.getState();
    // Fetched with the first screen that needs it, not with the home screen.
    const { isTokenGood } = await fetchChunk('check-token', () => import('../server/check-token'));
    const isGood = await isTokenGood(session, PATIENCE);
    // Another tab may have a new token meanwhile, as a change of the password gives.
    if (session.getState().token !== token) return guard({ request });
    if (!isGood) {
      session.signOut();
      return redirect(signInFor(new URL(request.url)));
    }
    return null;
  };
}
