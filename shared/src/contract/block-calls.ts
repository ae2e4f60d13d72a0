import { z } from 'zod';
import { blockSchema, premadeFactsSchema } from '../quilting/block.js';
import { fabricSchema } from '../quilting/fabric.js';
import { levelsSchema } from '../quilting/shape.js';
import type { Call } from './call.js';
import { nothing, queryNumber, quilterNum } from './fields.js';

/** Which blocks a list holds: designed, blank, or the public list of pre-made ones. */
export const BLOCK_LIST = { designed: 0, blank: 2, premade: 3 } as const;

/** A block in a list; pre-made ones also carry what the library says of them. */
export const blockListItemSchema = z.strictObject({
  designedBlockNum: z.int().min(1),
  designName: z.string(),
  blockWidth: z.number().brand<'Inches'>(),
  blockHeight: z.number().brand<'Inches'>(),
  levels: levelsSchema,
  ...premadeFactsSchema.partial().shape,
});

export type BlockListItem = z.output<typeof blockListItemSchema>;

export const retrDesignedBlockList = {
  method: 'POST',
  path: '/retrDesignedBlockList',
  who: 'guest',
  summary: 'Blocks with their geometry. The public list (blankBlocks 3) needs no sign-in.',
  query: nothing,
  body: z.strictObject({
    quilterNum,
    blankBlocks: z.literal([BLOCK_LIST.designed, BLOCK_LIST.blank, BLOCK_LIST.premade]),
    includeStandard: z.literal([0, 1]),
  }),
  answer: z.array(blockListItemSchema),
} as const satisfies Call;

export const retrDesignedBlock = {
  method: 'GET',
  path: '/retrDesignedBlock',
  who: 'guest',
  summary: 'One block, whole: a pre-made one or the quilter’s own.',
  query: z.strictObject({ designedBlockNum: queryNumber }),
  body: nothing,
  answer: blockSchema.extend(premadeFactsSchema.partial().shape),
} as const satisfies Call;

export const retrFabricsForDesignedBlock = {
  method: 'GET',
  path: '/retrFabricsForDesignedBlock',
  who: 'guest',
  summary: 'The fabrics that a block uses.',
  query: z.strictObject({ designedBlockNum: queryNumber }),
  body: nothing,
  answer: z.array(fabricSchema),
} as const satisfies Call;
