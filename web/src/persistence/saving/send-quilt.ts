import { BLOCK } from '@quiltwright/shared/limits';
import { packedQuilt, type PackedQuilt } from '@quiltwright/shared/quilting/stored/packed-quilt';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { storedQuilt } from '@quiltwright/shared/quilting/sideways';
import { success } from '@quiltwright/shared/result';
import { call } from '../../server/calls/call';
import type { SessionStore } from '../../server/session/session';
import type { SaveRequest, Send } from './save-queue';

/**
 * Sends a standard or free form quilt, in its stored form, for the signed-in quilter. If a block was deleted or belongs
 * to another quilter, removes the block's number. The block stays in the quilt, because the quilt itself contains the
 * block's shapes.
 */
export async function sendQuilt(
  { order: { stored, quilterNum }, key }: SaveRequest<Quilt>,
  session: SessionStore,
  content: Quilt,
): ReturnType<Send<Quilt>> {
  const { revision: _, ...quilt } = packedQuilt(storedQuilt(content));
  const known = stored && { quiltNum: stored.num, revision: stored.revision };
  const store = ({ blocks }: Pick<PackedQuilt, 'blocks'>, idempotencyKey: string) => {
    const body = { ...quilt, blocks, quilterNum, quiltNum: 0, ...known };
    return call(session, 'storeQuilt', { body, idempotencyKey });
  };
  const first = await store(quilt, key);
  const missing = first.ok ? [] : (first.error.problem?.missingBlocks ?? []);
  // The changed body needs another key, because a retry sends the first body again under the first key.
  const answer = missing.length > 0 ? await store(withoutNumbers(quilt, missing), `${key}-own`) : first;
  if (!answer.ok) return answer;
  const { quiltNum, revision, room } = answer.value;
  return success({ num: quiltNum, revision, ...(room !== undefined && { room }) });
}

function withoutNumbers({ blocks }: PackedQuilt, missing: readonly number[]): Pick<PackedQuilt, 'blocks'> {
  const gone = new Set(missing);
  return {
    blocks: blocks.map((block) => (gone.has(block.blockNum) ? { ...block, blockNum: BLOCK.none } : block)),
  };
}
