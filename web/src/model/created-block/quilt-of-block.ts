import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import { inches } from '@quiltwright/shared/geometry/units';
import { QUILTER } from '@quiltwright/shared/limits';
import type { Block } from '@quiltwright/shared/quilting/block';
import { emptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import { newStandardQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Levels } from '@quiltwright/shared/quilting/shape';
import { turnedBlock } from '@quiltwright/shared/quilting/turned-block';
import { dressed } from '../block-fabrics';

/** Ways to lay a block out: copies side by side, by fours turned about a point, or with another block between them. */
export const blockLayouts = ['straight', 'pinwheel', 'alternating'] as const;
export type BlockLayout = (typeof blockLayouts)[number];

/** How a block is seen in a quilt. */
export interface QuiltOfBlock {
  layout: BlockLayout;
  /** Blocks to a side. */
  across: number;
  /** In library cloth, where a shape has none of its own yet; else its spots are told apart. */
  inCloth: boolean;
  /** What it alternates with. */
  other: BlockListItem | null;
}

/** Cloth in the colours of the nine spots, so that a block that has none yet is seen in prints. */
const CLOTH = [104, 11, 72, 43, 56, 290, 317, 121, 255];

type DrawnBlock = Pick<Block, 'blockWidth' | 'blockHeight' | 'levels'>;

/** Whether a block can be laid out so: quarter turns of one that isn't square don't meet. */
export function canBeLaid({ blockWidth, blockHeight }: DrawnBlock, layout: BlockLayout): boolean {
  return layout !== 'pinwheel' || blockWidth === blockHeight;
}

/** A quilt of nothing but a block, and perhaps another one as large. A layout that can't be is straight. */
export function quiltOf(block: DrawnBlock, { layout, across, inCloth, other }: QuiltOfBlock): Quilt {
  const { blockWidth, blockHeight } = block;
  const levels = inCloth ? dressed({ levels: block.levels, cloth: CLOTH }) : block.levels;
  const size = { blockWidth, blockHeight };
  const everyOther = (column: 0 | 1, row: 0 | 1, shown: Levels): Placement => ({
    ...emptyPlacement,
    ...size,
    xLocation: inches(column * blockWidth),
    yLocation: inches(row * blockHeight),
    numOfColumns: Math.ceil((across - column) / 2),
    numOfRows: Math.ceil((across - row) / 2),
    xSeparation: blockWidth,
    ySeparation: blockHeight,
    levels: shown,
  });
  const blocks = (): Placement[] => {
    if (layout === 'pinwheel' && canBeLaid(block, layout)) {
      const right = turnedBlock(levels, 'right');
      const around = turnedBlock(right, 'right');
      return [
        everyOther(0, 0, levels),
        everyOther(1, 0, right),
        everyOther(1, 1, around),
        everyOther(0, 1, turnedBlock(levels, 'left')),
      ];
    }
    if (layout === 'alternating' && other) {
      const between = inCloth ? dressed({ levels: dressed(other), cloth: CLOTH }) : other.levels;
      return [
        everyOther(0, 0, levels),
        everyOther(1, 0, between),
        everyOther(0, 1, between),
        everyOther(1, 1, levels),
      ];
    }
    return [{ ...emptyPlacement, ...size, numOfColumns: across, numOfRows: across, levels }];
  };
  return {
    ...newStandardQuilt(QUILTER.nobody),
    quiltWidth: inches(across * blockWidth),
    quiltLength: inches(across * blockHeight),
    blocks: blocks(),
  };
}
