import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import { inches } from '@quiltwright/shared/geometry/units';
import { QUILTER } from '@quiltwright/shared/limits';
import type { Block } from '@quiltwright/shared/quilting/block';
import { emptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import { newStandardQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { turnedBlock } from '@quiltwright/shared/quilting/shapes/turned-block';
import { dressed } from '../cloth/block-fabrics';

/** Layouts of a block: copies side by side, in fours turned about a point, or alternating with another block. */
export const blockLayouts = ['straight', 'pinwheel', 'alternating'] as const;
export type BlockLayout = (typeof blockLayouts)[number];

/** The view of a block in a quilt. */
export interface QuiltOfBlock {
  layout: BlockLayout;
  /** Blocks on each side. */
  across: number;
  /** True to show library fabrics for shapes without a fabric; otherwise their spots show. */
  inCloth: boolean;
  /** The alternating block. */
  other: BlockListItem | null;
}

/** Fabrics in the colours of the nine spots, so that a block without fabrics shows in prints. */
const CLOTH = [104, 11, 72, 43, 56, 290, 317, 121, 255];

type DrawnBlock = Pick<Block, 'blockWidth' | 'blockHeight' | 'levels'>;

/** True if a block allows a layout: quarter turns of an oblong block don't meet. */
export function canBeLaid({ blockWidth, blockHeight }: DrawnBlock, layout: BlockLayout): boolean {
  return layout !== 'pinwheel' || blockWidth === blockHeight;
}

/** Returns a quilt of only a block, and maybe another one in its size. An impossible layout becomes straight. */
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
