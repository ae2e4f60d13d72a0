import type { BlockListItem, ListedBlock } from '@quiltwright/shared/contract/block-list-item';
import { BLOCK } from '@quiltwright/shared/limits';
import type { Block } from '@quiltwright/shared/quilting/block';
import { createdForm } from '@quiltwright/shared/quilting/created-block';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import type { PeekedDocument } from '../../../persistence/document-opening';

/**
 * A block that is open in an editor for colouring or drawing, in the format that quilts use: its shapes with
 * their fabrics.
 */
export interface OpenBlock extends BlockListItem {
  /**
   * The key that distinguishes this block from all other listed blocks. The block's number can't do this: an
   * unsaved block has the number of its original, or none.
   */
  listKey: number;
}

/**
 * The keys of the two unsaved blocks, the one being coloured and the one being drawn. They are negative, so
 * that no block has the same number.
 */
const KEY = { coloured: -1, drawn: -2 } as const;

const UNSAVED = 'Your block (not saved)';

/**
 * Returns the blocks that are open in the block editors, to list them first in a quilt. The block being coloured comes
 * before the block being drawn. The drawn block is left out if the coloured block was made from it, and it hasn't
 * changed since it was saved. A quilt has its own copy of a block's shapes, so these blocks don't need to be saved.
 */
export function openBlocksOf(
  coloured: PeekedDocument<Block> | null,
  drawn: PeekedDocument<Block> | null,
): OpenBlock[] {
  const first = coloured && asOpenBlock(coloured, KEY.coloured, coloured.content.usedBlockNum);
  const isReplaced = drawn?.isSaved && drawn.stored?.num === coloured?.content.usedBlockNum;
  const second =
    drawn &&
    !(first && isReplaced) &&
    asOpenBlock({ ...drawn, content: createdForm(drawn.content) }, KEY.drawn, BLOCK.none);
  if (!first || !second) return [first ?? (second || [])].flat();
  const areUnsaved = first.listKey === KEY.coloured && second.listKey === KEY.drawn;
  return [first, areUnsaved ? { ...second, designName: 'Your drawn block (not saved)' } : second];
}

/**
 * Returns an open block as a list entry; null if the block has no shapes yet.
 * @param from the number of the original block, which quilts store until the block has a number of its own
 */
function asOpenBlock(
  { content, stored, isSaved }: PeekedDocument<Block>,
  key: number,
  from: number,
): OpenBlock | null {
  const { designName, levels, blockWidth, blockHeight } = content;
  if (levels.every(({ length }) => length === 0)) return null;
  const designedBlockNum = stored?.num ?? from;
  const common = { designedBlockNum, levels, blockWidth, blockHeight };
  return stored && isSaved
    ? { ...common, designName, listKey: stored.num }
    : { ...common, designName: UNSAVED, listKey: key };
}

/** Returns the key that distinguishes a block from the others of a list. */
export function blockKey(block: ListedBlock): number {
  return isOpenBlock(block) ? block.listKey : block.designedBlockNum;
}

export function isOpenBlock(block: ListedBlock): block is OpenBlock {
  return 'listKey' in block;
}

/** Returns the key of the block at a place of a quilt; 0 for none. An unsaved block is found by its shapes. */
export function placedKey(
  placement: Pick<Placement, 'blockNum' | 'levels'> | undefined,
  offered: readonly OpenBlock[],
): number {
  if (!placement) return BLOCK.none;
  const { blockNum, levels } = placement;
  const unsaved = offered.find(
    (block) =>
      block.designedBlockNum === blockNum && block.listKey !== blockNum && isSameLevels(block.levels, levels),
  );
  return unsaved?.listKey ?? blockNum;
}

/** Returns the listed blocks without those that `offered` already contains. */
export function withoutOffered<Listed extends ListedBlock>(
  blocks: readonly Listed[],
  offered: readonly OpenBlock[],
): readonly Listed[] {
  const keys = new Set(offered.map(({ listKey }) => listKey));
  const others = blocks.filter(({ designedBlockNum }) => !keys.has(designedBlockNum));
  return others.length === blocks.length ? blocks : others;
}

/** True if two blocks look the same, layer by layer. */
export function isSameLevels(one: Levels, other: Levels): boolean {
  return one === other || textOf(one) === textOf(other);
}

/** Returns a text that is equal for layers that look the same. */
function textOf(levels: Levels): string {
  return levels
    .map((level) =>
      level
        .map(({ shapeType, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight, fillFabric }) =>
          [shapeType, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight, fillFabric].join(' '),
        )
        .join(),
    )
    .join('|');
}
