import { storeDesignedBlock } from '@quiltwright/shared/contract/block-calls';
import type { Block } from '@quiltwright/shared/quilting/block';
import { success } from '@quiltwright/shared/result';
import { call } from '../server/call';
import { blockCommands } from './block-commands';
import { newBlockDocument, openedBlock, type BlockDesign } from './block-document';
import { blockFile } from './block-file';
import { blockPieces } from './block-pieces';
import type { DocumentKind } from './document-kind';

/** Designed blocks, as documents on a table. */
export const blockKind: DocumentKind<BlockDesign, Block> = {
  noun: 'block',
  begin: newBlockDocument,
  open: openedBlock,
  contentOf: ({ block }) => block,
  hasMore: ({ colourways }) => colourways.length > 0,
  nameOf: ({ designName }) => designName,
  rename: blockCommands.rename,
  store: async ({ order: { content, stored, quilterNum }, key }) => {
    const known = stored && { designedBlockNum: stored.num, revision: stored.revision };
    const body = { ...content, quilterNum, ...known };
    const answer = await call(storeDesignedBlock, { body, idempotencyKey: key });
    if (!answer.ok) return answer;
    const { designedBlockNum, revision } = answer.value;
    return success({ num: designedBlockNum, revision });
  },
  file: blockFile,
  pieces: blockPieces,
};
