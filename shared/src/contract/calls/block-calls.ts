import { z } from 'zod';
import {
  blockFields,
  designedBlockSchema,
  premadeFactsSchema,
  spotFabricsSchema,
} from '../../quilting/stored/block-schema.js';
import { createdBlockSchema } from '../../quilting/stored/created-block-schema.js';
import { fabricSchema } from '../../quilting/stored/fabric-schema.js';
import { levelsSchema } from '../../quilting/stored/shape-schema.js';
import type { BlockListItem, BlockSummary } from '../block-list-item.js';
import type { Call } from '../call.js';
import { BLOCK_IN_USE, BLOCK_KIND, BLOCK_LIST } from '../codes.js';
import {
  done,
  itemNum,
  nothing,
  pageFields,
  pageQuery,
  queryNumber,
  quilterNum,
  roomLeft,
  storedAt,
  usages,
} from '../fields.js';
import { routes } from '../routes.js';

export const blockListItemSchema = z.strictObject({
  designedBlockNum: z.int().min(1),
  designName: z.string(),
  blockWidth: z.number().brand<'Inches'>(),
  blockHeight: z.number().brand<'Inches'>(),
  levels: levelsSchema,
  spotFabrics: spotFabricsSchema.optional(),
  changedAt: storedAt,
  ...premadeFactsSchema.partial().shape,
}) satisfies z.ZodType<BlockListItem>;

export const retrDesignedBlockList = {
  ...routes.retrDesignedBlockList,
  summary:
    'Returns blocks with their geometry in “levels”, which is empty if the block is damaged. With blankBlocks 3, returns the pre-made blocks, and needs no sign-in.',
  query: nothing,
  body: z.strictObject({
    quilterNum,
    blankBlocks: z.literal([BLOCK_LIST.designed, BLOCK_LIST.blank, BLOCK_LIST.premade]),
    includeStandard: z.literal([0, 1]),
  }),
  answer: z.array(blockListItemSchema),
} as const satisfies Call;

const blockSummarySchema = z.strictObject({
  designedBlockNum: itemNum,
  designName: z.string(),
  kind: z.enum(['created', 'designed']),
  blockWidth: z.number().brand<'Inches'>(),
  blockHeight: z.number().brand<'Inches'>(),
  revision: z.int(),
  changedAt: storedAt,
}) satisfies z.ZodType<BlockSummary>;

export const listBlocks = {
  ...routes.listBlocks,
  summary:
    'Returns the quilter’s own blocks, both drawn (created) and coloured (designed), without their shapes: the latest first, in pages of up to 500. Also returns the maximum number of blocks that the quilter may store.',
  query: pageQuery,
  body: nothing,
  answer: z.strictObject({ blocks: z.array(blockSummarySchema), ...pageFields }),
} as const satisfies Call;

export const retrDesignedBlock = {
  ...routes.retrDesignedBlock,
  summary: 'Returns one complete block: a pre-made block, or a block of the quilter.',
  query: z.strictObject({ designedBlockNum: queryNumber }),
  body: nothing,
  answer: blockFields.extend(premadeFactsSchema.partial().shape),
} as const satisfies Call;

export const retrFabricsForDesignedBlock = {
  ...routes.retrFabricsForDesignedBlock,
  summary: 'Returns the fabrics that a block uses.',
  query: z.strictObject({ designedBlockNum: queryNumber }),
  body: nothing,
  answer: z.array(fabricSchema),
} as const satisfies Call;

/** The answer after a block was stored: the block's number and its new revision. */
const stored = z.strictObject({
  dbResponse: z.literal(1),
  designedBlockNum: itemNum,
  revision: z.int().min(1),
  room: roomLeft,
});

export const storeDesignedBlock = {
  ...routes.storeDesignedBlock,
  summary:
    'Stores a designed block with its fabrics and colourways. designedBlockNum 0 stores a new block. To replace a stored block, send its number and its revision.',
  query: nothing,
  body: designedBlockSchema,
  answer: stored,
} as const satisfies Call;

export const storeCreatedBlock = {
  ...routes.storeCreatedBlock,
  summary:
    'Stores a drawn block, whose shapes have the fabric numbers 1 to 9. spotFabrics has the fabric for each number. designedBlockNum 0 stores a new block. To replace a stored block, send its number and its revision.',
  query: nothing,
  body: createdBlockSchema,
  answer: stored,
} as const satisfies Call;

export const deleteBlock = {
  ...routes.deleteBlock,
  summary:
    'Deletes a block and returns 1, unless the block is in use. Returns −2 if quilts use the block; usedOn lists these quilts. Returns −3 if designed blocks were made from the block; usedOn lists these blocks, and usedOnQuilts lists quilts that use the block.',
  query: nothing,
  body: z.strictObject({
    designNum: itemNum,
    isBlank: z.literal([BLOCK_KIND.designed, BLOCK_KIND.created]),
  }),
  answer: z.discriminatedUnion('dbResponse', [
    done,
    z.strictObject({ dbResponse: z.literal(BLOCK_IN_USE.onQuilts), usedOn: usages }),
    z.strictObject({ dbResponse: z.literal(BLOCK_IN_USE.byBlocks), usedOn: usages, usedOnQuilts: usages }),
  ]),
} as const satisfies Call;

export const renameBlock = {
  ...routes.renameBlock,
  summary: 'Renames a designed or created block and raises its revision.',
  query: nothing,
  body: z.strictObject({ designedBlockNum: itemNum, newBlockName: z.string() }),
  answer: done.extend({ revision: z.int().min(1) }),
} as const satisfies Call;
