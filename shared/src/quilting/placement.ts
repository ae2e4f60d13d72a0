import { inches, type Inches } from '../geometry/units.js';
import { BLOCK, DEFAULTS } from '../limits.js';
import type { Levels } from './shape.js';

/**
 * A block in a quilt, with its regular copies. `levels` are the quilt's own: a later edit of the
 * block doesn't touch them. Lengths and places in inches from the quilt's top left corner.
 */
export interface Placement {
  blockNum: number;
  blockWidth: Inches;
  blockHeight: Inches;
  xLocation: Inches;
  yLocation: Inches;
  numOfColumns: number;
  numOfRows: number;
  xSeparation: Inches;
  ySeparation: Inches;
  /** True for what generation made from another placement: drawn, never stored. */
  pattern: boolean;
  strokeWidth: number;
  levels: Levels;
}

/** A place for a 12-inch block with nothing on it yet. */
export const emptyPlacement: Placement = {
  blockNum: BLOCK.none,
  blockWidth: inches(DEFAULTS.blockSide),
  blockHeight: inches(DEFAULTS.blockSide),
  xLocation: inches(0),
  yLocation: inches(0),
  numOfColumns: 1,
  numOfRows: 1,
  xSeparation: inches(0),
  ySeparation: inches(0),
  pattern: false,
  strokeWidth: 0,
  levels: [],
};

/** Whether nothing lies in a place for a block. */
export function isEmptyPlacement({ blockNum, levels }: Pick<Placement, 'blockNum' | 'levels'>): boolean {
  return blockNum === BLOCK.none && levels.every(({ length }) => length === 0);
}

/** How many blocks some placements are, copies too. */
export function countBlocks(placements: readonly Pick<Placement, 'numOfColumns' | 'numOfRows'>[]): number {
  return placements.reduce((sum, { numOfColumns, numOfRows }) => sum + numOfColumns * numOfRows, 0);
}

/** Right and bottom edge of the farthest copy, in inches from the quilt's corner. */
export function placementExtent(placement: Omit<Placement, 'levels'>): { right: number; bottom: number } {
  const { blockWidth, blockHeight, numOfColumns, numOfRows, xSeparation, ySeparation } = placement;
  return {
    right: placement.xLocation + numOfColumns * blockWidth + (numOfColumns - 1) * xSeparation,
    bottom: placement.yLocation + numOfRows * blockHeight + (numOfRows - 1) * ySeparation,
  };
}
