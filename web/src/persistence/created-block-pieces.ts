import type { Block } from '@quiltwright/shared/quilting/block';
import { patchGrids } from '@quiltwright/shared/quilting/patch-grid';
import { z } from 'zod';
import type { CreatedBlockDesign } from '../model/created-block/created-block-document';
import { blockPieces } from './block-pieces';
import type { PieceForm } from './drafts/draft-pieces';

const besideSchema = z.object({
  grid: z.literal(patchGrids),
  layers: z.array(z.object({ isLocked: z.boolean(), isHidden: z.boolean() })),
});

/** Created blocks in pieces: as designed ones, and beside the content what this device alone knows. */
export const createdBlockPieces: PieceForm<CreatedBlockDesign, Block> = {
  takeContent: blockPieces.takeContent,
  takeBeside: ({ grid, layers }) => ({ grid, layers }),
  reader: (pieces) => {
    const { content, fault } = blockPieces.reader(pieces);
    return {
      content,
      fault,
      design: (block, beside) => {
        const known = besideSchema.safeParse(beside).data;
        return known?.layers.length === block.levels.length ? { block, ...known } : null;
      },
    };
  },
};
