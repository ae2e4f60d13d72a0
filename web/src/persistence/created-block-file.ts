import { success } from '@quiltwright/shared/result';
import { inStandIns, type Block } from '@quiltwright/shared/quilting/block';
import { createdForm } from '@quiltwright/shared/quilting/created-block';
import { hasCloth } from '../model/created-block/created-block-document';
import { blockFile } from './block-file';
import type { FileForm } from './document-kind';

/**
 * Created blocks in files, which are those of designed ones: each table loads what the other made. A created block is
 * stored without cloth, so fabric spots stand in for it from the start.
 */
export const createdBlockFile: FileForm<Block> = {
  ...blockFile,
  canonical: (block) => blockFile.canonical(createdForm(block)),
  restore: (stored) => {
    const block = blockFile.restore(stored);
    return block.ok ? success({ ...block.value, content: inSpots(createdForm(block.value.content)) }) : block;
  },
};

function inSpots(block: Block): Block {
  return hasCloth({ block }) ? { ...block, levels: inStandIns(block.levels) } : block;
}
