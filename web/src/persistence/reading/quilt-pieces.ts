import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { storedQuilt } from '@quiltwright/shared/quilting/sideways';
import { storable } from '@quiltwright/shared/quilting/standard/generate';
import type { Give, PieceForm } from '../drafts/draft-pieces';
import type { QuiltDesign } from '@quiltwright/shared/model/standard-quilt/quilt-document';

/**
 * Splits quilts into pieces, which drafts store separately. The quilt is one piece, each placement is another, and
 * each placement's layers of shapes (`levels`) are another.
 */
export const quiltPieces: PieceForm<QuiltDesign, Quilt> = {
  takeContent: (whole, give) =>
    give(whole, () => {
      const { blocks, ...quilt } = storedQuilt(storable(whole));
      return { quilt, blocks: blocks.map((placement) => takePlacement(placement, give)) };
    }),
  takeBeside: ({ spare }, give) => spare && takePlacement(spare, give),
};

/** Returns the number of the piece of a placement. The layers of its block are another piece. */
export function takePlacement(whole: Placement, give: Give): number {
  return give(whole, () => {
    const { levels, ...placement } = whole;
    return { placement, levels: give(levels, () => levels) };
  });
}
