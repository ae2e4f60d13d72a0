import type { Block } from '@quiltwright/shared/quilting/block';
import type { CreatedBlockDesign } from '../../model/created-block/created-block-document';
import { blockPieces } from './block-pieces';
import type { PieceForm } from '../drafts/draft-pieces';

/** Created blocks in pieces: like designed ones, with the local data of this device beside the content. */
export const createdBlockPieces: PieceForm<CreatedBlockDesign, Block> = {
  takeContent: blockPieces.takeContent,
  // Hundreds of links stay the same from step to step.
  takeBeside: ({ grid, layers, links }, give) => ({ grid, layers, links: give(links, () => links) }),
};
