import { type BlockListItem, titleOf } from '@quiltwright/shared/contract/block-list-item';
import { BLOCK } from '@quiltwright/shared/limits';
import type { SettingRole } from '@quiltwright/shared/quilting/setting/setting';

/** The names of pieces that aren't blocks, each with a number below those of unsaved blocks. */
const pieces: Readonly<Record<SettingRole, { number: number; name: string }>> = {
  triangle: { number: -1_000_001, name: 'Setting triangle' },
  sashing: { number: -1_000_002, name: 'Sashing strip' },
  cornerstone: { number: -1_000_003, name: 'Cornerstone' },
};

/** Returns the number by which lists and plans know the pieces of a role. */
export function numberOfRole(role: SettingRole): number {
  return pieces[role].number;
}

type Named = Pick<BlockListItem, 'designedBlockNum' | 'title' | 'designName'>;

/**
 * Returns the name of a block. Null if the block isn't listed, because it was deleted or isn't fetched yet. Numbers
 * below 0 belong to unsaved blocks (`withUnsavedNumbered`) and to pieces of a setting.
 */
export function nameOfBlock(blocks: readonly Named[], blockNum: number): string | null {
  const piece = Object.values(pieces).find(({ number }) => number === blockNum);
  if (piece) return piece.name;
  if (blockNum < BLOCK.none) return `Unsaved block ${-blockNum}`;
  const block = blocks.find(({ designedBlockNum }) => designedBlockNum === blockNum);
  return block ? titleOf(block) : null;
}

/** Returns the words for a block without a known name. */
export function originOfBlock(blockNum: number): 'of your own' | 'of the library' {
  return blockNum === BLOCK.none || blockNum >= BLOCK.firstOwn ? 'of your own' : 'of the library';
}
