import { success } from '@quiltwright/shared/result';
import type { Block } from '@quiltwright/shared/quilting/block';
import { createdForm } from '@quiltwright/shared/quilting/created-block';
import { blockFile } from './block-file';
import type { FileForm } from '../document-kind';

/**
 * The file format of created blocks, in their fabrics. Files of created and of designed blocks have the same
 * format, so each block editor loads files of the other.
 */
export const createdBlockFile: FileForm<Block> = {
  ...blockFile,
  canonical: (block) => blockFile.canonical(createdForm(block)),
  restore: (stored) => {
    const block = blockFile.restore(stored);
    return block.ok ? success({ ...block.value, content: createdForm(block.value.content) }) : block;
  },
};
