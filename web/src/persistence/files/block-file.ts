import { LIMITS } from '@quiltwright/shared/limits';
import { isPlainText } from '@quiltwright/shared/plain-text';
import { restoreBlock } from '@quiltwright/shared/quilting/stored/block-migrations';
import type { Block } from '@quiltwright/shared/quilting/block';
import { blockSchema } from '@quiltwright/shared/quilting/stored/block-schema';
import { success } from '@quiltwright/shared/result';
import { bareBlock, fromNoOwn } from '@quiltwright/shared/model/designed-block/block-document';
import type { FileForm } from '../document-kind';

/**
 * The file format of designed blocks. Damaged parts can't be computed again, because everything in a block is the
 * quilter's choice. Files don't have the numbers of quilters' own blocks, because users share files between accounts.
 */
export const blockFile: FileForm<Block> = {
  format: 'quiltwright-block',
  largest: LIMITS.blockBodyBytes,
  canonical: (block) => blockSchema.parse({ ...bareBlock(fromNoOwn(block)), quilterNum: 0 }),
  restore: (stored) => {
    const block = restoreBlock(stored, { ignoresUnknownKeys: true });
    if (!block.ok) return block;
    const content = fromNoOwn(block.value);
    // No editor shows the instructions, so a quilter couldn't remove characters that prevent saving.
    const instructions = isPlainText(content.instructions) ? content.instructions : '';
    return success({ content: { ...content, instructions }, isRepaired: false });
  },
};
