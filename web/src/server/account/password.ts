import type { changePassword } from '@quiltwright/shared/contract/calls/password-calls';
import type { BodyOf } from '@quiltwright/shared/contract/call';
import { success, type Result } from '@quiltwright/shared/result';
import { call } from '../calls/call';
import type { CallFailure } from '../calls/call-failure';
import type { SessionStore } from '../session/session';

/**
 * Changes the password of the signed-in quilter. The quilter stays signed in in all tabs of this browser, and is signed
 * out everywhere else.
 */
export async function changeOwnPassword(
  session: SessionStore,
  body: BodyOf<typeof changePassword>,
): Promise<Result<undefined, CallFailure>> {
  const { quilterNum } = session.getState();
  const answer = await call(session, 'changePassword', { body });
  if (!answer.ok) return answer;
  session.signIn(quilterNum, answer.value.jwt);
  return success(undefined);
}

export function keepOwnPassword(session: SessionStore): Promise<Result<undefined, CallFailure>> {
  return call(session, 'keepPassword');
}
