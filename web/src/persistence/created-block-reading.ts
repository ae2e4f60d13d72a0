import type { Block } from '@quiltwright/shared/quilting/block';
import { patchGrids } from '@quiltwright/shared/quilting/patch-grid';
import { z } from 'zod';
import type { CreatedBlockDesign } from '../model/created-block/created-block-document';
import { images } from '../model/created-block/symmetry';
import { blockReading } from './block-reading';
import { createdBlockFile } from './created-block-file';
import type { DocumentReading } from './document-kind';

const besideSchema = z.object({
  grid: z.literal(patchGrids),
  layers: z.array(z.object({ isLocked: z.boolean(), isHidden: z.boolean() })),
  // Drafts from before have none.
  links: z.array(z.array(z.object({ shapeNum: z.number(), image: z.enum(images) }))).default([]),
});

/** Reads created blocks: their drafts as those of designed ones, with what this device alone knows. */
export const createdBlockReading: DocumentReading<CreatedBlockDesign, Block> = {
  file: createdBlockFile,
  reader: (pieces) => {
    const { content, fault } = blockReading.reader(pieces);
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
