import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { FreeFormDesign } from '../../model/free-form/free-form-document';
import type { PieceForm } from '../drafts/draft-pieces';
import { quiltPieces } from './quilt-pieces';

/** Free form quilts in pieces: like standard ones, with the local data of this device in a separate piece. */
export const freeFormPieces: PieceForm<FreeFormDesign, Quilt> = {
  takeContent: quiltPieces.takeContent,
  takeBeside: ({ placements, sizing }, give) => {
    const states = give(placements, () => placements);
    return sizing ? { states, sizing } : states;
  },
};
