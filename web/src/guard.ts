import { redirect } from 'react-router-dom';
import { isSignedIn, session, signOut } from './server/session';

/** How long a screen waits for the answer, in milliseconds, before the last known one counts. */
const PATIENCE = 5_000;

/**
 * Lets a screen open for those who are signed in and sends the others to /login. Without an answer (offline,
 * server away) the last known result counts: a token that was never refused is good.
 */
export async function guard(): Promise<Response | null> {
  const { token } = session.getState();
  if (!isSignedIn(session.getState())) return redirect('/login');
  // fetched with the first screen that needs them, not with the home screen
  const [{ call }, { checkUser }] = await Promise.all([
    import('./server/call'),
    import('@quiltwright/shared/contract/account-calls'),
  ]);
  const check = await call(checkUser, { query: { jwt: token }, patience: PATIENCE });
  // Another tab may have a new token meanwhile, as a change of the password gives.
  if (session.getState().token !== token) return guard();
  if (check.ok && check.value.result === 0) {
    signOut();
    return redirect('/login');
  }
  return null;
}
