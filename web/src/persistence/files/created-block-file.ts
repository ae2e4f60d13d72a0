import { success } from '@quiltwright/shared/result';
import type { Block } from '@quiltwright/shared/quilting/block';
import { createdForm } from '@quiltwright/shared/quilting/created-block';
import { blockFile } from './block-file';
import type { FileForm } from '../document-kind';

/**
 * The file format of created blocks. It equals the format of designed blocks, so each block editor can load both
 * kinds of files.
 */
export const createdBlockFile: FileForm<Block> = {
  ...blockFile,
  canonical: (block) => blockFile.canonical(createdForm(block)),
  restore: (stored) => {
    const block = blockFile.restore(stored);
    return block.ok ? success({ ...block.value, content: createdForm(block.value.content) }) : block;
  },
};
