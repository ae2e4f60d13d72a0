import { LIMITS } from '@quiltwright/shared/limits';
import { restoreBlock } from '@quiltwright/shared/quilting/block-migrations';
import { blockSchema, type Block } from '@quiltwright/shared/quilting/block';
import { success } from '@quiltwright/shared/result';
import { bareBlock } from './block-document';
import type { FileForm } from './document-kind';

/** Designed blocks in files. All of a block is what somebody chose, so that nothing of it can be worked out anew. */
export const blockFile: FileForm<Block> = {
  largest: LIMITS.blockBodyBytes,
  canonical: (block) => blockSchema.parse({ ...bareBlock(block), quilterNum: 0 }),
  restore: (stored) => {
    const block = restoreBlock(stored);
    return block.ok ? success({ content: block.value, isRepaired: false }) : block;
  },
};
