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

/** The credentials of the free trial, the same for everyone. */
export const GUEST: Credentials = { payerEmail: 'guest', password: 'guest' };

/** Opens a session on the server without storing it on this device. Null if the server rejects the credentials. */
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
 * Signs in and stores the session. Returns true if the server accepts the credentials. Otherwise returns false, and
 * nobody is signed in any longer.
 */
export async function logIn(tab: Tab, credentials: Credentials): Promise<Result<boolean, CallFailure>> {
  const session = tab.get(createSession);
  const answer = await openSession(session, credentials);
  if (!answer.ok) return answer;
  if (answer.value) enter(tab, answer.value, credentials);
  else session.signOut();
  return success(answer.value !== null);
}

/** Signs in with a session that the server opened. Stores a subscriber's e-mail address for the next sign-in. */
export function enter(tab: Tab, { quilterNum, token }: Session, { payerEmail }: Credentials): void {
  if (quilterNum !== QUILTER.guest) tab.get(createLastEmail).setState({ quilterNum, email: payerEmail });
  forgetLapse(tab.get(createLapse));
  tab.get(createSession).signIn(quilterNum, token);
}

/**
 * Ends the session on this device, and on the server if it can be reached. The device forgets the quilter in any case.
 */
export async function logOut(tab: Tab): Promise<void> {
  const session = tab.get(createSession);
  tab.get(createLastEmail).setState(nobody);
  await call(session, 'logout');
  session.signOut();
}
