import { type BlockListItem, titleOf } from '@quiltwright/shared/contract/block-list-item';
import { BLOCK } from '@quiltwright/shared/limits';

type Named = Pick<BlockListItem, 'designedBlockNum' | 'title' | 'designName'>;

/**
 * Returns the name of a block. Null if the block isn't listed, because it was deleted or isn't fetched yet. Numbers
 * below 0 belong to unsaved blocks (`withUnsavedNumbered`).
 */
export function nameOfBlock(blocks: readonly Named[], blockNum: number): string | null {
  if (blockNum < BLOCK.none) return `Unsaved block ${-blockNum}`;
  const block = blocks.find(({ designedBlockNum }) => designedBlockNum === blockNum);
  return block ? titleOf(block) : null;
}

/** Returns the words for a block without a known name. */
export function originOfBlock(blockNum: number): 'of your own' | 'of the library' {
  return blockNum === BLOCK.none || blockNum >= BLOCK.firstOwn ? 'of your own' : 'of the library';
}
