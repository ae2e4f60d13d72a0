import { packedQuilt } from '@quiltwright/shared/quilting/packed-quilt';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { success } from '@quiltwright/shared/result';
import { storable } from '@quiltwright/workers/kernels/generate/generate';
import { fetchChunk } from '../browser/chunks';
import { call } from '../server/call';
import { act } from '../model/command';
import type { DocumentKind } from './document-kind';
import { quiltCommands } from '../model/standard-quilt/quilt-commands';
import { newDocument, opened, type QuiltDesign } from '../model/standard-quilt/quilt-document';
import { quiltPieces } from './quilt-pieces';

/** Standard quilts, as documents. */
export const standardQuiltKind: DocumentKind<QuiltDesign, Quilt> = {
  id: 'standard-quilt',
  noun: 'quilt',
  naming: 'quilt',
  begin: newDocument,
  open: opened,
  contentOf: ({ quilt }) => quilt,
  nameOf: ({ quiltName }) => quiltName,
  rename: (name) => act(quiltCommands.rename, { argument: name }),
  send: async ({ order: { content, stored, quilterNum }, key }, session) => {
    const { revision: _, ...quilt } = packedQuilt(storable(content));
    const known = stored && { quiltNum: stored.num, revision: stored.revision };
    const body = { ...quilt, quilterNum, quiltNum: 0, ...known };
    const answer = await call(session, 'storeQuilt', { body, idempotencyKey: key });
    if (!answer.ok) return answer;
    const { quiltNum, revision } = answer.value;
    return success({ num: quiltNum, revision });
  },
  pieces: quiltPieces,
  loadReading: async () => {
    const { quiltReading } = await fetchChunk('quilt-reading', () => import('./quilt-reading'));
    return quiltReading;
  },
};
