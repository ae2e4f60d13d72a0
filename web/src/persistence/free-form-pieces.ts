import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { FreeFormDesign } from '../model/free-form/free-form-document';
import type { PieceForm } from './drafts/draft-pieces';
import { quiltPieces } from './quilt-pieces';

/** Free form quilts in pieces: as standard ones, and in a piece of its own what this device alone knows. */
export const freeFormPieces: PieceForm<FreeFormDesign, Quilt> = {
  takeContent: quiltPieces.takeContent,
  takeBeside: ({ placements, sizing }, give) => {
    const states = give(placements, () => placements);
    return sizing ? { states, sizing } : states;
  },
};
