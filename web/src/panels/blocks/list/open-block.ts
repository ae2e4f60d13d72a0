import type { BlockListItem, ListedBlock } from '@quiltwright/shared/contract/block-list-item';
import { BLOCK } from '@quiltwright/shared/limits';
import type { Block } from '@quiltwright/shared/quilting/block';
import { createdForm } from '@quiltwright/shared/quilting/created-block';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { geometryOf, type Levels } from '@quiltwright/shared/quilting/shapes/shape';
import type { PeekedDocument } from '../../../persistence/document-opening';

/**
 * A block that is being coloured or drawn in a block editor, in the format that quilts use: its shapes with their
 * fabrics.
 */
export interface OpenBlock extends BlockListItem {
  /**
   * A key that no other listed block has. The block's number isn't such a key: an unsaved block has the number of its
   * original, or 0.
   */
  listKey: number;
}

/**
 * The keys of the two unsaved blocks, the one being coloured and the one being drawn. They are negative, because the
 * numbers of blocks aren't.
 */
const KEY = { coloured: -1, drawn: -2 } as const;

const UNSAVED = 'Your block (not saved)';

/**
 * Returns the block that is being coloured, then the block that is being drawn. The block list of a quilt shows them
 * first. The drawn block is left out if the coloured block was made from the drawn block's present version. Blocks
 * without shapes are left out. A quilt copies a block's shapes, so these blocks don't need to be saved.
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
 * @param from the number of the original block, which quilts store until the open block is saved
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

/** Returns a key that no other block of the same list has. */
export function blockKey(block: ListedBlock): number {
  return isOpenBlock(block) ? block.listKey : block.designedBlockNum;
}

export function isOpenBlock(block: ListedBlock): block is OpenBlock {
  return 'listKey' in block;
}

/**
 * Returns the key (`blockKey`) in the block list of a block that is placed in a quilt; 0 for no block. An unsaved block
 * is recognised by its shapes.
 */
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

/** Returns the listed blocks, except those that `offered` contains. */
export function withoutOffered<Listed extends ListedBlock>(
  blocks: readonly Listed[],
  offered: readonly OpenBlock[],
): readonly Listed[] {
  const keys = new Set(offered.map(({ listKey }) => listKey));
  const others = blocks.filter(({ designedBlockNum }) => !keys.has(designedBlockNum));
  return others.length === blocks.length ? blocks : others;
}

/** True if the layers of shapes (levels) of two blocks look the same. */
export function isSameLevels(one: Levels, other: Levels): boolean {
  return one === other || textOf(one) === textOf(other);
}

/** Returns a text that is equal for any two blocks that look the same, layer by layer. */
function textOf(levels: Levels): string {
  return levels
    .map((level) => level.map((shape) => [shape.fillFabric, ...geometryOf(shape)].join(' ')).join())
    .join('|');
}
