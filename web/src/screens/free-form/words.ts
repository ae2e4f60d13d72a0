import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { nameOfBlock, originOfBlock } from '../../panels/blocks/block-name';
import { exactInches, formatSize } from '../../ui/inches';

/** What a block is called, or where it is from. */
export function blockWords(blocks: readonly BlockListItem[], blockNum: number): string {
  return nameOfBlock(blocks, blockNum) ?? `Block ${originOfBlock(blockNum)}`;
}

/** How large a block is, and how often it is there: 12″, or 5 × 2 of 12″. */
export function sizeOf({ blockWidth, blockHeight, numOfColumns, numOfRows }: Placement): string {
  const size =
    blockWidth === blockHeight
      ? exactInches(blockWidth)
      : `${exactInches(blockWidth)} × ${exactInches(blockHeight)}`;
  return numOfColumns * numOfRows === 1 ? size : `${numOfColumns} × ${numOfRows} of ${size}`;
}

/** Where it lies: 6″, 54″. */
export function placeOf({ xLocation, yLocation }: Placement): string {
  return `${exactInches(xLocation)}, ${exactInches(yLocation)}`;
}

/** How many blocks lie on the quilt, copies too. */
export function countBlocks(placements: readonly Placement[]): number {
  return placements.reduce((sum, { numOfColumns, numOfRows }) => sum + numOfColumns * numOfRows, 0);
}

/** The quilt in words, for those who can't see it. */
export function quiltLabel({ quiltWidth, quiltLength }: Quilt, blocks: number): string {
  const lying = blocks === 1 ? '1 block' : `${blocks} blocks`;
  return `Free form quilt, ${formatSize(quiltWidth, quiltLength)}, with ${lying}`;
}
