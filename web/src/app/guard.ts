import { redirect } from 'react-router-dom';
import type { Tab } from '../browser/tab';
import { isTokenGood } from '../server/calls/check-token';
import { createSession, isSignedIn } from '../server/session/session';
import { signInFor } from '../browser/return-path';

/**
 * Returns a guard that opens a screen to signed-in people only. It redirects other people to /login, which leads back
 * to the screen. If the server doesn't answer, for example offline, any token on this device counts as valid.
 */
export function createGuard(tab: Tab) {
  const session = tab.get(createSession);
  return async function guard({ request }: { request: Request }): Promise<Response | null> {
    if (!isSignedIn(session.getState())) return redirect(signInFor(new URL(request.url)));
    const { token } = session.getState();
    const isGood = await isTokenGood(session);
    // Another tab may have stored a new token during the check, for example after a change of the password.
    if (session.getState().token !== token) return guard({ request });
    if (!isGood) {
      session.signOut();
      return redirect(signInFor(new URL(request.url)));
    }
    return null;
  };
}
