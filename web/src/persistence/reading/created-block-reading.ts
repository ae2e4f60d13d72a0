import type { Block } from '@quiltwright/shared/quilting/block';
import { gridSides, patchGrids, squareGrid } from '@quiltwright/shared/quilting/shapes/patch-grid';
import { starGridSchema } from '@quiltwright/shared/quilting/stored/star-grid-schema';
import { z } from 'zod';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import { images } from '@quiltwright/shared/model/created-block/symmetry';
import { blockReading } from './block-reading';
import { createdBlockFile } from '../files/created-block-file';
import type { DocumentReading } from '../document-kind';

const linksSchema = z.array(
  z.array(
    z.object({ shapeNum: z.number(), image: z.enum(images), hasOwnFabric: z.literal(true).exactOptional() }),
  ),
);

const besideSchema = z.object({
  // Older drafts have only square grids, stored as the number of patches along a side.
  grid: z.union([
    z.object({ columns: z.literal(gridSides), rows: z.literal(gridSides) }),
    z.literal(patchGrids).transform(squareGrid),
  ]),
  starGrid: starGridSchema.exactOptional(),
  // Layers of older drafts have no ids. They are numbered as the layers of an opened block are.
  layers: z
    .array(z.object({ id: z.int().min(1).optional(), isLocked: z.boolean(), isHidden: z.boolean() }))
    .transform((layers) => layers.map(({ id, ...layer }, index) => ({ id: id ?? index + 1, ...layer }))),
  // The number of the piece with the links. Older drafts have the links themselves in this field, or no links.
  links: z.union([z.int().min(1), linksSchema]).default([]),
});

/**
 * Reads created blocks from files and drafts. A draft has more data than the server stores: also the grids, the states
 * of the layers and the links between shapes.
 */
export const createdBlockReading: DocumentReading<CreatedBlockDesign, Block> = {
  file: createdBlockFile,
  reader: (pieces) => {
    const { content, fault } = blockReading.reader(pieces);
    const linksIn = pieces.once((piece) => linksSchema.safeParse(piece).data ?? null);
    return {
      content,
      fault,
      design: (block, beside) => {
        const known = besideSchema.safeParse(beside).data;
        if (known?.layers.length !== block.levels.length) return null;
        const links = typeof known.links === 'number' ? linksIn(known.links) : known.links;
        return links && { block, ...known, links };
      },
    };
  },
};
