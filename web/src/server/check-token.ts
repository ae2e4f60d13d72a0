import { call } from './call';
import type { SessionStore } from './session';

/** Whether the token of whoever is signed in is good; true also without an answer within `patience` milliseconds. */
export async function isTokenGood(session: SessionStore, patience: number): Promise<boolean> {
  const { token } = session.getState();
  const check = await call(session, 'checkUser', { query: { jwt: token }, patience });
  return !check.ok || check.value.result !== 0;
}
