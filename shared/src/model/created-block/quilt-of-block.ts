import type { BlockListItem } from '../../contract/block-list-item.js';
import { inches } from '../../geometry/units.js';
import { QUILTER } from '../../limits.js';
import type { Block } from '../../quilting/block.js';
import { emptyPlacement, type Placement } from '../../quilting/placement.js';
import { newStandardQuilt, type Quilt } from '../../quilting/quilt.js';
import type { Levels } from '../../quilting/shapes/shape.js';
import { turnedBlock } from '../../quilting/shapes/turned-block.js';
import { dressed } from '../cloth/block-fabrics.js';

/**
 * The layouts in which a quilt can show a block. 'straight' has copies side by side. 'pinwheel' has groups of four
 * copies that are turned about a point. In 'alternating', copies alternate with another block.
 */
export const blockLayouts = ['straight', 'pinwheel', 'alternating'] as const;
export type BlockLayout = (typeof blockLayouts)[number];

/** The settings for showing a block in a quilt. */
export interface QuiltOfBlock {
  layout: BlockLayout;
  /** The number of blocks along each side of the quilt. */
  across: number;
  /** True to show fabric spots without a fabric in printed library fabrics; false to show their placeholders. */
  inCloth: boolean;
  /** The block that alternates with the drawn block in the layout 'alternating'. */
  other: BlockListItem | null;
}

/** The numbers of printed library fabrics in the colours of the placeholders 1 to 9, for a block without fabrics. */
const CLOTH = [104, 11, 72, 43, 56, 290, 317, 121, 255];

type DrawnBlock = Pick<Block, 'blockWidth' | 'blockHeight' | 'levels'>;

/**
 * True if a layout is possible with a block. The pinwheel needs a square block, because quarter turns of an oblong
 * block don't fit together.
 */
export function canBeLaid({ blockWidth, blockHeight }: DrawnBlock, layout: BlockLayout): boolean {
  return layout !== 'pinwheel' || blockWidth === blockHeight;
}

/**
 * Returns a quilt of copies of a block. In the layout 'alternating', the copies alternate with another block in the
 * same size. If the layout is impossible for the block, 'straight' is used instead.
 */
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
