import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { fetchChunk } from '../../browser/chunks';
import {
  newFreeForm,
  openedFreeForm,
  renamedFreeForm,
  sentForm,
  type FreeFormDesign,
} from '@quiltwright/shared/model/free-form/free-form-document';
import { freeFormCloth } from '@quiltwright/shared/model/quilt-cloth';
import type { DocumentKind } from '../document-kind';
import { freeFormPieces } from '../reading/free-form-pieces';
import { sendQuilt } from '../saving/send-quilt';

export const freeFormKind: DocumentKind<FreeFormDesign, Quilt> = {
  id: 'free-form-quilt',
  noun: 'quilt',
  fullName: 'free form quilt',
  screenTitle: 'Free Form Quilt Layouts',
  naming: 'quilt',
  begin: newFreeForm,
  open: openedFreeForm,
  contentOf: ({ quilt }) => quilt,
  nameOf: ({ quiltName }) => quiltName,
  firstMakerOf: ({ firstMaker }) => firstMaker,
  sidesOf: ({ quiltWidth, quiltLength }) => [quiltWidth, quiltLength],
  rename: renamedFreeForm,
  send: (request, session) => sendQuilt(request, session, sentForm(request.order.content)),
  cloth: freeFormCloth,
  pieces: freeFormPieces,
  loadReading: async () => {
    const { freeFormReading } = await fetchChunk(
      'free-form-reading',
      () => import('../reading/free-form-reading'),
    );
    return freeFormReading;
  },
};
