import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { storable } from '@quiltwright/shared/quilting/standard/generate';
import { fetchChunk } from '../../browser/chunks';
import { standardQuiltCloth } from '@quiltwright/shared/model/quilt-cloth';
import type { DocumentKind } from '../document-kind';
import { renamedQuilt } from '@quiltwright/shared/model/standard-quilt/quilt-commands';
import {
  newDocument,
  opened,
  type QuiltDesign,
} from '@quiltwright/shared/model/standard-quilt/quilt-document';
import { quiltPieces } from '../reading/quilt-pieces';
import { sendQuilt } from '../saving/send-quilt';

export const standardQuiltKind: DocumentKind<QuiltDesign, Quilt> = {
  id: 'standard-quilt',
  noun: 'quilt',
  fullName: 'standard quilt',
  screenTitle: 'Standard Quilt Layouts',
  naming: 'quilt',
  begin: newDocument,
  open: opened,
  contentOf: ({ quilt }) => quilt,
  nameOf: ({ quiltName }) => quiltName,
  firstMakerOf: ({ firstMaker }) => firstMaker,
  sidesOf: ({ quiltWidth, quiltLength }) => [quiltWidth, quiltLength],
  rename: renamedQuilt,
  send: (request, session) => sendQuilt(request, session, storable(request.order.content)),
  cloth: standardQuiltCloth,
  pieces: quiltPieces,
  loadReading: async () => {
    const { quiltReading } = await fetchChunk('quilt-reading', () => import('../reading/quilt-reading'));
    return quiltReading;
  },
};
