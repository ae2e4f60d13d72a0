import { LIMITS } from '@quiltwright/shared/limits';
import { isPlainText } from '@quiltwright/shared/plain-text';
import { restoreBlock } from '@quiltwright/shared/quilting/block-migrations';
import type { Block } from '@quiltwright/shared/quilting/block';
import { blockSchema } from '@quiltwright/shared/quilting/block-schema';
import { success } from '@quiltwright/shared/result';
import { bareBlock, fromNoOwn } from '../model/designed-block/block-document';
import type { FileForm } from './document-kind';

/**
 * Designed blocks in files. All of a block is what somebody chose, so that nothing of it can be worked out anew. Files
 * go from one account to another, so that they name no block that a quilter drew.
 */
export const blockFile: FileForm<Block> = {
  format: 'quiltwright-block',
  largest: LIMITS.blockBodyBytes,
  canonical: (block) => blockSchema.parse({ ...bareBlock(fromNoOwn(block)), quilterNum: 0 }),
  restore: (stored) => {
    const block = restoreBlock(stored, { ignoresUnknownKeys: true });
    if (!block.ok) return block;
    const content = fromNoOwn(block.value);
    // No table shows them, so that nobody could take out what can’t be saved.
    const instructions = isPlainText(content.instructions) ? content.instructions : '';
    return success({ content: { ...content, instructions }, isRepaired: false });
  },
};
