import type { deleteBlock } from '@quiltwright/shared/contract/calls/block-calls';
import { BLOCK_KIND } from '@quiltwright/shared/contract/codes';
import type { AnswerOf } from '@quiltwright/shared/contract/call';
import type { Block } from '@quiltwright/shared/quilting/block';
import { success, type Result } from '@quiltwright/shared/result';
import type { Tab } from '../../browser/tab';
import {
  openedCreatedBlock,
  type CreatedBlockDocument,
} from '@quiltwright/shared/model/created-block/created-block-document';
import { openedBlock, type BlockDocument } from '@quiltwright/shared/model/designed-block/block-document';
import type { Stored } from '@quiltwright/shared/model/open-document';
import { call } from '../../server/calls/call';
import type { CallFailure } from '../../server/calls/call-failure';
import { openBlock } from '../../server/queries/open-block';
import { knowFabrics } from '../../server/queries/queries';
import { createQueryClient } from '../../server/queries/query-client';
import { createSession } from '../../server/session/session';
import { createDesignedBlockSession } from '../kinds/designed-block-session';
import { createCreatedBlockSession } from '../kinds/created-block-session';

/** Returns the operations on the quilter's blocks on the server, both designed and created blocks. */
export function createStoredBlocks(tab: Tab) {
  const session = tab.get(createSession);
  const documentSessions = [tab.get(createDesignedBlockSession), tab.get(createCreatedBlockSession)];
  /** Fetches and opens the current version of a saved block. */
  const fetchFor = async <Document>(
    open: (block: Block, stored: Stored) => Document,
    designedBlockNum: number,
  ): Promise<Result<Document>> => {
    const answer = await openBlock(session, designedBlockNum);
    if (!answer.ok) return answer;
    const { block, fabrics } = answer.value;
    knowFabrics(tab.get(createQueryClient), fabrics);
    return success(open(block, { num: designedBlockNum, revision: block.revision ?? 0 }));
  };
  return {
    /** Fetches the current version of a saved block design, with an empty history. Fails with the reason. */
    fetch: (designedBlockNum: number): Promise<Result<BlockDocument>> =>
      fetchFor(openedBlock, designedBlockNum),

    /** Fetches the current version of a created block, with an empty history. Fails with the reason. */
    fetchCreated: (designedBlockNum: number): Promise<Result<CreatedBlockDocument>> =>
      fetchFor(openedCreatedBlock, designedBlockNum),

    /** Stores a copy of the current version of a saved block under this name. */
    duplicate: async (
      designedBlockNum: number,
      kind: keyof typeof BLOCK_KIND,
      name: string,
    ): Promise<Result<null, CallFailure>> => {
      const query = { designedBlockNum: String(designedBlockNum) };
      const answer = await call(session, 'retrDesignedBlock', { query });
      if (!answer.ok) return answer;
      const { revision, ...block } = answer.value;
      const store = kind === 'created' ? 'storeCreatedBlock' : 'storeDesignedBlock';
      const body = { ...block, designedBlockNum: 0, designName: name };
      const copy = await call(session, store, { body, idempotencyKey: crypto.randomUUID() });
      return copy.ok ? success(null) : copy;
    },

    /** Renames a block on the server, and in every tab that has the block open. */
    rename: async (designedBlockNum: number, name: string): Promise<Result<null, CallFailure>> => {
      const answer = await call(session, 'renameBlock', { body: { designedBlockNum, newBlockName: name } });
      if (!answer.ok) return answer;
      const { revision } = answer.value;
      for (const documentSession of documentSessions)
        documentSession.renamed({ num: designedBlockNum, name, revision });
      return success(null);
    },

    /**
     * Deletes a block on the server. If this tab has the block open without unsaved changes, a new block replaces it.
     * If quilts or other blocks use the block, the server keeps the block, and the answer lists these quilts and blocks
     * (`BLOCK_IN_USE`).
     */
    delete: async (
      designNum: number,
      kind: keyof typeof BLOCK_KIND,
    ): Promise<Result<AnswerOf<typeof deleteBlock>, CallFailure>> => {
      const answer = await call(session, 'deleteBlock', { body: { designNum, isBlank: BLOCK_KIND[kind] } });
      if (answer.ok && answer.value.dbResponse === 1)
        for (const documentSession of documentSessions) documentSession.deleted(designNum);
      return answer;
    },
  };
}
