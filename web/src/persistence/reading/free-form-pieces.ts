import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { FreeFormDesign } from '@quiltwright/shared/model/free-form/free-form-document';
import type { PieceForm } from '../drafts/draft-pieces';
import { quiltPieces, takePlacement } from './quilt-pieces';

/**
 * Splits free form quilts into pieces, which drafts store separately. Free form and standard quilts split their content
 * in the same way. Another piece has the states of the placements, which the server doesn't store.
 */
export const freeFormPieces: PieceForm<FreeFormDesign, Quilt> = {
  takeContent: quiltPieces.takeContent,
  takeBeside: ({ placements, sizing, aside }, give) => {
    const states = give(placements, () => placements);
    if (!sizing) return states;
    return {
      ...{ states, sizing },
      ...(aside && { aside: aside.map((placement) => takePlacement(placement, give)) }),
    };
  },
};
