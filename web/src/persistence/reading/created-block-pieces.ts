import type { Block } from '@quiltwright/shared/quilting/block';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import { blockPieces } from './block-pieces';
import type { PieceForm } from '../drafts/draft-pieces';

/**
 * Splits created blocks into pieces, which drafts store separately. Created and designed blocks split their content in
 * the same way. The grids, the loose seams, the states of the layers and the links between shapes are stored beside the content, because
 * the server doesn't store them.
 */
export const createdBlockPieces: PieceForm<CreatedBlockDesign, Block> = {
  takeContent: blockPieces.takeContent,
  // The links are one piece, because hundreds of links stay the same from step to step.
  takeBeside: ({ grid, starGrid, looseSeams, layers, links }, give) => ({
    ...{ grid, layers, links: give(links, () => links) },
    ...(starGrid && { starGrid }),
    ...(looseSeams && { looseSeams: give(looseSeams, () => looseSeams) }),
  }),
};
