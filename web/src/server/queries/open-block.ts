import type { Block } from '@quiltwright/shared/quilting/block';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { success, type Result } from '@quiltwright/shared/result';
import { call } from '../calls/call';
import type { SessionStore } from '../session/session';

/** Returns a saved block with its fabrics, or the failure. */
export async function openBlock(
  session: SessionStore,
  designedBlockNum: number,
): Promise<Result<{ block: Block; fabrics: Fabric[] }>> {
  const query = { designedBlockNum: String(designedBlockNum) };
  const [block, fabrics] = await Promise.all([
    call(session, 'retrDesignedBlock', { query }),
    call(session, 'retrFabricsForDesignedBlock', { query }),
  ]);
  if (!block.ok) return block;
  if (!fabrics.ok) return fabrics;
  return success({ block: block.value, fabrics: fabrics.value });
}
