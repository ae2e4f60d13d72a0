import { type BlockListItem, titleOf } from '@quiltwright/shared/contract/block-list-item';
import { BLOCK } from '@quiltwright/shared/limits';

type Named = Pick<BlockListItem, 'designedBlockNum' | 'title' | 'designName'>;

/**
 * What a block is called; null where no list has it: one that was deleted, or isn't fetched yet. Numbers below 0 are of
 * blocks that aren't saved (`withUnsavedNumbered`).
 */
export function nameOfBlock(blocks: readonly Named[], blockNum: number): string | null {
  if (blockNum < BLOCK.none) return `Unsaved block ${-blockNum}`;
  const block = blocks.find(({ designedBlockNum }) => designedBlockNum === blockNum);
  return block ? titleOf(block) : null;
}

/** What is said of a block whose name nobody knows. */
export function originOfBlock(blockNum: number): 'of your own' | 'of the library' {
  return blockNum === BLOCK.none || blockNum >= BLOCK.firstOwn ? 'of your own' : 'of the library';
}
