import { success } from '@quiltwright/shared/result';
import type { Block } from '@quiltwright/shared/quilting/block';
import { storedForm } from '../model/created-block/created-block-document';
import { blockFile } from './block-file';
import type { FileForm } from './document-kind';

/** Created blocks in files, which are those of designed ones: each table loads what the other made. */
export const createdBlockFile: FileForm<Block> = {
  ...blockFile,
  canonical: (block) => blockFile.canonical(storedForm(block)),
  restore: (stored) => {
    const block = blockFile.restore(stored);
    return block.ok ? success({ ...block.value, content: storedForm(block.value.content) }) : block;
  },
};
