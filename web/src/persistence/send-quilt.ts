import { packedQuilt } from '@quiltwright/shared/quilting/packed-quilt';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { storedQuilt } from '@quiltwright/shared/quilting/sideways';
import { success } from '@quiltwright/shared/result';
import { call } from '../server/call';
import type { SessionStore } from '../server/session';
import type { SaveRequest, Send } from './save-queue';

/** Sends a quilt of either kind, in its stored form, for whoever is signed in. */
export async function sendQuilt(
  { order: { stored, quilterNum }, key }: SaveRequest<Quilt>,
  session: SessionStore,
  content: Quilt,
): ReturnType<Send<Quilt>> {
  const { revision: _, ...quilt } = packedQuilt(storedQuilt(content));
  const known = stored && { quiltNum: stored.num, revision: stored.revision };
  const body = { ...quilt, quilterNum, quiltNum: 0, ...known };
  const answer = await call(session, 'storeQuilt', { body, idempotencyKey: key });
  if (!answer.ok) return answer;
  const { quiltNum, revision, room } = answer.value;
  return success({ num: quiltNum, revision, ...(room !== undefined && { room }) });
}
