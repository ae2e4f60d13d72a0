import type { deleteBlock } from '@quiltwright/shared/contract/block-calls';
import { BLOCK_KIND } from '@quiltwright/shared/contract/codes';
import type { AnswerOf } from '@quiltwright/shared/contract/call';
import { success, type Result } from '@quiltwright/shared/result';
import { call } from '../server/call';
import type { CallFailure } from '../server/call-failure';
import { openBlock } from '../server/open-block';
import { knowFabrics } from '../server/queries';
import { queryClient } from '../server/query-client';
import { openedBlock, type BlockDocument } from '../model/designed-block/block-document';
import { blockWork } from './block-work';

/** A saved design as the server has it now, for the table; fails with what is wrong. */
export async function fetchStoredBlock(designedBlockNum: number): Promise<Result<BlockDocument>> {
  const answer = await openBlock(designedBlockNum);
  if (!answer.ok) return answer;
  const { block, fabrics } = answer.value;
  knowFabrics(queryClient, fabrics);
  return success(openedBlock(block, { num: designedBlockNum, revision: block.revision ?? 0 }));
}

/** Stores a copy of a saved block, as the server has it now, under a name. */
export async function duplicateStoredBlock(
  designedBlockNum: number,
  kind: keyof typeof BLOCK_KIND,
  name: string,
): Promise<Result<null, CallFailure>> {
  const answer = await call('retrDesignedBlock', { query: { designedBlockNum: String(designedBlockNum) } });
  if (!answer.ok) return answer;
  const { revision, ...block } = answer.value;
  const store = kind === 'created' ? 'storeCreatedBlock' : 'storeDesignedBlock';
  const body = { ...block, designedBlockNum: 0, designName: name };
  const copy = await call(store, { body, idempotencyKey: crypto.randomUUID() });
  return copy.ok ? success(null) : copy;
}

/** Renames a block, designed or created, on the server, and on the tables where it lies. */
export async function renameStoredBlock(
  designedBlockNum: number,
  name: string,
): Promise<Result<null, CallFailure>> {
  const answer = await call('renameBlock', { body: { designedBlockNum, newBlockName: name } });
  if (!answer.ok) return answer;
  blockWork.renamed({ num: designedBlockNum, name, revision: answer.value.revision });
  return success(null);
}

/**
 * Deletes a block on the server, and clears the table of it; what the server answers instead where quilts or
 * other blocks use it (`BLOCK_IN_USE`).
 */
export async function deleteStoredBlock(
  designNum: number,
  kind: keyof typeof BLOCK_KIND,
): Promise<Result<AnswerOf<typeof deleteBlock>, CallFailure>> {
  const answer = await call('deleteBlock', { body: { designNum, isBlank: BLOCK_KIND[kind] } });
  if (answer.ok && answer.value.dbResponse === 1) blockWork.deleted(designNum);
  return answer;
}
