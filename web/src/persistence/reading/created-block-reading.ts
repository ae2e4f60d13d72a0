import type { Block } from '@quiltwright/shared/quilting/block';
import { gridSides, patchGrids, squareGrid } from '@quiltwright/shared/quilting/shapes/patch-grid';
import { starGridSchema } from '@quiltwright/shared/quilting/stored/star-grid-schema';
import { LIMITS } from '@quiltwright/shared/limits';
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

const place = z.number().min(0).max(LIMITS.blockSpace);
const point = z.object({ x: place, y: place });
const looseSchema = z
  .array(z.object({ from: point, to: point, bulge: z.number().min(-1).max(1) }))
  .min(1)
  .max(LIMITS.looseSeams);

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
  // The number of the piece with the loose seams.
  looseSeams: z.int().min(1).optional(),
});

/**
 * Reads created blocks from files and drafts. A draft has more data than the server stores: also the grids, the loose
 * seams, the states of the layers and the links between shapes.
 */
export const createdBlockReading: DocumentReading<CreatedBlockDesign, Block> = {
  file: createdBlockFile,
  reader: (pieces) => {
    const { content, fault } = blockReading.reader(pieces);
    const looseIn = pieces.once((piece) => looseSchema.safeParse(piece).data ?? null);
    const linksIn = pieces.once((piece) => linksSchema.safeParse(piece).data ?? null);
    return {
      content,
      fault,
      design: (block, beside) => {
        const known = besideSchema.safeParse(beside).data;
        if (known?.layers.length !== block.levels.length) return null;
        const { looseSeams: piece, ...rest } = known;
        const links = typeof rest.links === 'number' ? linksIn(rest.links) : rest.links;
        // The block is whole without loose seams that can't be read.
        const looseSeams = piece === undefined ? null : looseIn(piece);
        return links && { block, ...rest, links, ...(looseSeams && { looseSeams }) };
      },
    };
  },
};
