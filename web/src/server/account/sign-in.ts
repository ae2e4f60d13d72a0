import { QUILTER } from '@quiltwright/shared/limits';
import { success, type Result } from '@quiltwright/shared/result';
import { call } from '../calls/call';
import type { CallFailure } from '../calls/call-failure';
import { createLapse, forgetLapse } from './lapse';
import { createLastEmail, nobody } from './last-email';
import { createSession, type Session, type SessionStore } from '../session/session';
import type { Tab } from '../../browser/tab';

export interface Credentials {
  payerEmail: string;
  password: string;
}

/** The sign-in for everyone's free trial. */
export const GUEST: Credentials = { payerEmail: 'guest', password: 'guest' };

/** Opens a session at the server, without signing anybody in here; null if the server doesn't know the account. */
export async function openSession(
  session: SessionStore,
  credentials: Credentials,
): Promise<Result<Session | null, CallFailure>> {
  const answer = await call(session, 'retrLoginInfo', { body: credentials });
  if (!answer.ok) return answer;
  const { quilterNum, jwt } = answer.value;
  return success(quilterNum === QUILTER.refused ? null : { quilterNum, token: jwt });
}

/**
 * Signs in and stores the session. True if the server knows the account. Returns false if not; then nobody is signed in
 * any more.
 */
export async function logIn(tab: Tab, credentials: Credentials): Promise<Result<boolean, CallFailure>> {
  const session = tab.get(createSession);
  const answer = await openSession(session, credentials);
  if (!answer.ok) return answer;
  if (answer.value) enter(tab, answer.value, credentials);
  else session.signOut();
  return success(answer.value !== null);
}

/** Signs in with a session that the server opened, and stores a subscriber's email for the next time. */
export function enter(tab: Tab, { quilterNum, token }: Session, { payerEmail }: Credentials): void {
  if (quilterNum !== QUILTER.guest) tab.get(createLastEmail).setState({ quilterNum, email: payerEmail });
  forgetLapse(tab.get(createLapse));
  tab.get(createSession).signIn(quilterNum, token);
}

/** Ends the session here in any case, and on the server if it can be reached; the device forgets the quilter. */
export async function logOut(tab: Tab): Promise<void> {
  const session = tab.get(createSession);
  tab.get(createLastEmail).setState(nobody);
  await call(session, 'logout');
  session.signOut();
}
