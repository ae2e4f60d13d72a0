import type { Block } from '@quiltwright/shared/quilting/block';
import { createdForm } from '@quiltwright/shared/quilting/created-block';
import { success } from '@quiltwright/shared/result';
import { asStored } from '@quiltwright/shared/model/created-block/stored-spots';
import {
  newCreatedBlock,
  openedCreatedBlock,
  renamedCreatedBlock,
  type CreatedBlockDesign,
} from '@quiltwright/shared/model/created-block/created-block-document';
import { fetchChunk } from '../../browser/chunks';
import { call } from '../../server/calls/call';
import { mayGoOn } from '../../server/calls/call-failure';
import { createdBlockPieces } from '../reading/created-block-pieces';
import { blockCloth } from '@quiltwright/shared/model/cloth/block-cloth';
import type { DocumentKind } from '../document-kind';

/**
 * Describes created blocks as a kind of document. A fabric spot is a set of patches that get the same fabric. The
 * server stores a created block with a placeholder for each spot, and also stores the spots' real fabrics.
 */
export const createdBlockKind: DocumentKind<CreatedBlockDesign, Block> = {
  id: 'created-block',
  noun: 'block',
  fullName: 'drawn block',
  screenTitle: 'Block Creation',
  naming: 'block',
  begin: newCreatedBlock,
  open: (block, stored) => openedCreatedBlock(block, stored),
  contentOf: ({ block }) => block,
  nameOf: ({ designName }) => designName,
  firstMakerOf: ({ firstMaker }) => firstMaker,
  sidesOf: ({ blockWidth, blockHeight }) => [blockWidth, blockHeight],
  rename: renamedCreatedBlock,
  send: async ({ order: { content, stored, quilterNum, inCloth }, key }, session) => {
    const known = stored && { designedBlockNum: stored.num, revision: stored.revision };
    const body = { ...asStored(content), quilterNum, ...known };
    const answer = await call(session, 'storeCreatedBlock', { body, idempotencyKey: key });
    if (!answer.ok) return answer;
    const { designedBlockNum, revision, room } = answer.value;
    const left = room === undefined ? {} : { room };
    if (inCloth) {
      const from = { blockNum: designedBlockNum, usedBlockNum: designedBlockNum };
      const { spotFabrics: _, ...clothed } = createdForm(inCloth);
      const design = { ...clothed, ...from, designName: content.designName, quilterNum };
      const kept = await call(session, 'storeDesignedBlock', {
        body: design,
        idempotencyKey: `${key}-cloth`,
      });
      // The block is already stored, so the save itself succeeds: a retry under another key would make a second copy.
      if (!kept.ok)
        return mayGoOn(kept.error)
          ? kept
          : success({ num: designedBlockNum, revision, clothFault: kept.error.message, ...left });
    }
    return success({ num: designedBlockNum, revision, ...left });
  },
  cloth: blockCloth(),
  pieces: createdBlockPieces,
  loadReading: async () => {
    const { createdBlockReading } = await fetchChunk(
      'created-block-reading',
      () => import('../reading/created-block-reading'),
    );
    return createdBlockReading;
  },
};
