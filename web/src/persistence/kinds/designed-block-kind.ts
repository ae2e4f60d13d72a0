import type { Block } from '@quiltwright/shared/quilting/block';
import { success } from '@quiltwright/shared/result';
import { fetchChunk } from '../../browser/chunks';
import { call } from '../../server/calls/call';
import type { SessionStore } from '../../server/session/session';
import type { SaveRequest } from '../saving/save-queue';
import { renamedBlock } from '@quiltwright/shared/model/designed-block/block-commands';
import {
  fromNoOwn,
  newBlockDocument,
  openedBlock,
  type BlockDesign,
} from '@quiltwright/shared/model/designed-block/block-document';
import { blockPieces } from '../reading/block-pieces';
import { blockCloth } from '@quiltwright/shared/model/cloth/block-cloth';
import type { DocumentKind } from '../document-kind';

export const designedBlockKind: DocumentKind<BlockDesign, Block> = {
  id: 'designed-block',
  noun: 'block',
  fullName: 'block design',
  screenTitle: 'Block & Fabric Selection',
  naming: 'design',
  begin: newBlockDocument,
  open: openedBlock,
  contentOf: ({ block }) => block,
  nameOf: ({ designName }) => designName,
  firstMakerOf: ({ firstMaker }) => firstMaker,
  sidesOf: ({ blockWidth, blockHeight }) => [blockWidth, blockHeight],
  rename: renamedBlock,
  send: async (request, session) => {
    const { content } = request.order;
    const answer = await store(session, request, content);
    const fromNothing = fromNoOwn(content);
    const isRefused = !answer.ok && answer.error.code === 'refused';
    /* The source block may have been deleted since then. The design is complete without it. */
    return isRefused && fromNothing !== content ? store(session, request, fromNothing) : answer;
  },
  cloth: blockCloth(),
  pieces: blockPieces,
  loadReading: async () => {
    const { blockReading } = await fetchChunk('block-reading', () => import('../reading/block-reading'));
    return blockReading;
  },
};

async function store(
  session: SessionStore,
  { order: { stored, quilterNum }, key }: SaveRequest<Block>,
  content: Block,
) {
  const known = stored && { designedBlockNum: stored.num, revision: stored.revision };
  const body = { ...content, quilterNum, ...known };
  const answer = await call(session, 'storeDesignedBlock', { body, idempotencyKey: key });
  if (!answer.ok) return answer;
  const { designedBlockNum, revision, room } = answer.value;
  return success({ num: designedBlockNum, revision, ...(room !== undefined && { room }) });
}
