import type { Block } from '@quiltwright/shared/quilting/block';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import type { BlockDesign } from '@quiltwright/shared/model/designed-block/block-document';
import type { Give, PieceForm } from '../drafts/draft-pieces';

/**
 * Splits blocks into pieces, which drafts store separately. One piece has the block's layers of shapes (`levels`),
 * another piece has all other fields.
 */
export const blockPieces: PieceForm<BlockDesign, Block> = {
  takeContent: (whole, give) =>
    give(whole, () => {
      const { levels, ...block } = whole;
      return { block, levels: takeLevels(levels, give) };
    }),
  takeBeside: () => null,
};

function takeLevels(levels: Levels, give: Give): number {
  return give(levels, () => levels);
}
