import type { BlockListItem, ListedBlock } from '@quiltwright/shared/contract/block-list-item';
import { BLOCK } from '@quiltwright/shared/limits';
import type { Block } from '@quiltwright/shared/quilting/block';
import { createdForm } from '@quiltwright/shared/quilting/created-block';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { Levels } from '@quiltwright/shared/quilting/shape';
import type { PeekedDocument } from '../../persistence/document-opening';

/** A block that is being coloured or drawn, as quilts take it: with its shapes in their cloth. */
export interface TableBlock extends BlockListItem {
  /** Tells it from all listed blocks: what isn't saved has the number of the block that it comes from, or none. */
  tableKey: number;
}

/** Keys of what isn't saved: no block has such a number. */
const KEY = { coloured: -1, drawn: -2 } as const;

const UNSAVED = 'Your block, not saved';

/**
 * The blocks that the screens of blocks have open, to be offered first in a quilt: what is coloured, then what is drawn. A
 * quilt has its own copy of a block's shapes, so neither needs to be saved.
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

/** @param from the number of the block that it comes from, in quilts too, as long as it has none of its own */
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

/** What tells a block from the others of a list. */
export function blockKey(block: ListedBlock): number {
  return isTableBlock(block) ? block.tableKey : block.designedBlockNum;
}

export function isTableBlock(block: ListedBlock): block is TableBlock {
  return 'tableKey' in block;
}

/** The key of the block that lies in a place of a quilt; 0 for none. One that isn't saved is known by its shapes. */
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

/** The listed blocks without those that are offered before them. */
export function withoutTableBlocks<Listed extends ListedBlock>(
  blocks: readonly Listed[],
  offered: readonly TableBlock[],
): readonly Listed[] {
  const keys = new Set(offered.map(({ tableKey }) => tableKey));
  const others = blocks.filter(({ designedBlockNum }) => !keys.has(designedBlockNum));
  return others.length === blocks.length ? blocks : others;
}

/** Whether layers look the same. */
export function isSameLevels(one: Levels, other: Levels): boolean {
  return one === other || textOf(one) === textOf(other);
}

/** All of layers that can be seen. */
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
