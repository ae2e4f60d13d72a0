import { z } from 'zod';
import { blockFields, blockSchema, premadeFactsSchema } from '../quilting/block-schema.js';
import { fabricSchema } from '../quilting/fabric-schema.js';
import { levelsSchema } from '../quilting/shape-schema.js';
import type { Call } from './call.js';
import { done, itemNum, nothing, queryNumber, quilterNum, storedAt, usages } from './fields.js';

/** Which blocks a list holds: designed, blank, or the public list of pre-made ones. */
export const BLOCK_LIST = { designed: 0, blank: 2, premade: 3 } as const;

/** A block in a list; pre-made ones also carry what the library says of them. A damaged one has no levels. */
export const blockListItemSchema = z.strictObject({
  designedBlockNum: z.int().min(1),
  designName: z.string(),
  blockWidth: z.number().brand<'Inches'>(),
  blockHeight: z.number().brand<'Inches'>(),
  levels: levelsSchema,
  changedAt: storedAt,
  ...premadeFactsSchema.partial().shape,
});

export type BlockListItem = z.output<typeof blockListItemSchema>;

/** What people read as a block's name: Bear’s Paw of the library, as it was typed of their own. */
export function titleOf({ title, designName }: Pick<BlockListItem, 'title' | 'designName'>): string {
  return title ?? designName;
}

/** Whether there is anything of a listed block but its name: a damaged one can only be renamed and deleted. */
export function isReadable({ levels }: Pick<BlockListItem, 'levels'>): boolean {
  return levels.length > 0;
}

export const retrDesignedBlockList = {
  method: 'POST',
  path: '/retrDesignedBlockList',
  who: 'guest',
  summary:
    'Blocks with their geometry; damaged ones have no levels. The public list (blankBlocks 3) needs no sign-in.',
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
  answer: blockFields.extend(premadeFactsSchema.partial().shape),
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

/** What a store of a block answers: the number and the revision that it has from then on. */
const stored = z.strictObject({
  dbResponse: z.literal(1),
  designedBlockNum: itemNum,
  revision: z.int().min(1),
});

export const storeDesignedBlock = {
  method: 'POST',
  path: '/functions/storeDesignedBlock.php',
  who: 'subscriber',
  summary:
    'Stores a block in its fabrics, with its colourways. designedBlockNum 0 makes a new one; another needs its revision.',
  query: nothing,
  body: blockSchema,
  answer: stored,
} as const satisfies Call;

export const storeCreatedBlock = {
  method: 'POST',
  path: '/functions/storeCreatedBlock.php',
  who: 'subscriber',
  summary:
    'Stores a blank block: its fabrics become 1 to 9 by first use. designedBlockNum 0 makes a new one; another needs its revision.',
  query: nothing,
  body: blockSchema,
  answer: stored,
} as const satisfies Call;

/** Which block is to be deleted: a designed one, or a created one, a blank. */
export const BLOCK_KIND = { designed: 0, created: 2 } as const;

/** Why a block was not deleted: a quilt uses it, or designed blocks came from it (and quilts may use it too). */
export const BLOCK_IN_USE = { onQuilts: -2, byBlocks: -3 } as const;

export const deleteBlock = {
  method: 'POST',
  path: '/functions/deleteBlock.php',
  who: 'subscriber',
  summary:
    'Deletes a block that nothing uses: 1. −2: quilts use it (usedOn). −3: designed blocks came from it (usedOn), and perhaps quilts use it (usedOnQuilts).',
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
  method: 'POST',
  path: '/functions/renameBlock.php',
  who: 'subscriber',
  summary: 'Renames a block, designed or created, which raises its revision.',
  query: nothing,
  body: z.strictObject({ designedBlockNum: itemNum, newBlockName: z.string() }),
  answer: done.extend({ revision: z.int().min(1) }),
} as const satisfies Call;
