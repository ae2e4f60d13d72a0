import type { BlockListItem, ListedBlock } from '@quiltwright/shared/contract/block-list-item';
import { BLOCK } from '@quiltwright/shared/limits';
import type { Block } from '@quiltwright/shared/quilting/block';
import { createdForm } from '@quiltwright/shared/quilting/created-block';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import type { PeekedDocument } from '../../../persistence/document-opening';

/** A block being coloured or drawn, in the form for quilts: with its shapes in their fabrics. */
export interface TableBlock extends BlockListItem {
  /** Distinguishes it from all listed blocks: an unsaved block has the number of its original, or none. */
  tableKey: number;
}

/** Keys of unsaved blocks: no block has such a number. */
const KEY = { coloured: -1, drawn: -2 } as const;

const UNSAVED = 'Your block, not saved';

/**
 * Returns the blocks that the block editors have open, to list first in a quilt: the coloured one, then the drawn one.
 * A quilt has its own copy of a block's shapes, so neither needs to be saved.
 */
export function tableBlocks(
  coloured: PeekedDocument<Block> | null,
  drawn: PeekedDocument<Block> | null,
): TableBlock[] {
  const first = coloured && asTableBlock(coloured, KEY.coloured, coloured.content.usedBlockNum);
  const second =
    drawn && asTableBlock({ ...drawn, content: createdForm(drawn.content) }, KEY.drawn, BLOCK.none);
  if (!first || !second) return [first ?? second ?? []].flat();
  const areAlike = first.designName === second.designName;
  return [first, areAlike ? { ...second, designName: 'Your drawn block, not saved' } : second];
}

/** @param from the number of its original, which quilts use too until it has a number */
function asTableBlock(
  { content, stored, isSaved }: PeekedDocument<Block>,
  key: number,
  from: number,
): TableBlock | null {
  const { designName, levels, blockWidth, blockHeight } = content;
  if (levels.every(({ length }) => length === 0)) return null;
  const designedBlockNum = stored?.num ?? from;
  const common = { designedBlockNum, levels, blockWidth, blockHeight };
  return stored && isSaved
    ? { ...common, designName, tableKey: stored.num }
    : { ...common, designName: UNSAVED, tableKey: key };
}

/** Returns the key that distinguishes a block from the others of a list. */
export function blockKey(block: ListedBlock): number {
  return isTableBlock(block) ? block.tableKey : block.designedBlockNum;
}

export function isTableBlock(block: ListedBlock): block is TableBlock {
  return 'tableKey' in block;
}

/** Returns the key of the block at a place of a quilt; 0 for none. An unsaved one is recognised by its shapes. */
export function placedKey(
  placement: Pick<Placement, 'blockNum' | 'levels'> | undefined,
  offered: readonly TableBlock[],
): number {
  if (!placement) return BLOCK.none;
  const { blockNum, levels } = placement;
  const unsaved = offered.find(
    (block) =>
      block.designedBlockNum === blockNum &&
      block.tableKey !== blockNum &&
      isSameLevels(block.levels, levels),
  );
  return unsaved?.tableKey ?? blockNum;
}

/** Returns the listed blocks without those that are listed before them. */
export function withoutTableBlocks<Listed extends ListedBlock>(
  blocks: readonly Listed[],
  offered: readonly TableBlock[],
): readonly Listed[] {
  const keys = new Set(offered.map(({ tableKey }) => tableKey));
  const others = blocks.filter(({ designedBlockNum }) => !keys.has(designedBlockNum));
  return others.length === blocks.length ? blocks : others;
}

/** True if layers look the same. */
export function isSameLevels(one: Levels, other: Levels): boolean {
  return one === other || textOf(one) === textOf(other);
}

/** Returns a text of everything visible in layers. */
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
