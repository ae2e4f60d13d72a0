import { logout, retrLoginInfo } from '@quiltwright/shared/contract/account-calls';
import { QUILTER } from '@quiltwright/shared/limits';
import { success, type Result } from '@quiltwright/shared/result';
import { call } from './call';
import type { CallFailure } from './call-failure';
import { signIn, signOut } from './session';

/** The sign-in that everyone may use for the free trial. */
export const GUEST = { payerEmail: 'guest', password: 'guest' } as const;

/**
 * Signs in and keeps the session. True when the server knows the account; false when it doesn't,
 * and then nobody is signed in any more.
 */
export async function logIn(credentials: {
  payerEmail: string;
  password: string;
}): Promise<Result<boolean, CallFailure>> {
  const answer = await call(retrLoginInfo, { body: credentials });
  if (!answer.ok) return answer;
  const known = answer.value.quilterNum !== QUILTER.refused;
  if (known) signIn(answer.value.quilterNum, answer.value.jwt);
  else signOut();
  return success(known);
}

/** Ends the session here in any case, and on the server when that can be reached. */
export async function logOut(): Promise<void> {
  await call(logout);
  signOut();
}
