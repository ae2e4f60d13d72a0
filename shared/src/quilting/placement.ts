import { inches, type Inches } from '../geometry/units.js';
import { BLOCK, DEFAULTS } from '../limits.js';
import type { Levels } from './shapes/shape.js';

/**
 * A block in a quilt, with its copies in columns and rows. A placement has its own copy of the block's layers
 * (`levels`), so a later edit of the block doesn't change the quilt. Lengths and coordinates are in inches. Coordinates
 * start at the quilt's top left corner.
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
  /** True for a placement that a layout adds to repeat the block of another placement. It is drawn but never stored. */
  pattern: boolean;
  strokeWidth: number;
  levels: Levels;
}

/** A placement without a block, 12 inches square. */
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

/** True if a placement has no block. */
export function isEmptyPlacement({ blockNum, levels }: Pick<Placement, 'blockNum' | 'levels'>): boolean {
  return blockNum === BLOCK.none && levels.every(({ length }) => length === 0);
}

/** Returns the number of blocks of these placements, copies included. */
export function countBlocks(placements: readonly Pick<Placement, 'numOfColumns' | 'numOfRows'>[]): number {
  return placements.reduce((sum, { numOfColumns, numOfRows }) => sum + numOfColumns * numOfRows, 0);
}

/** Returns the right edge and the bottom edge of the last copy, in inches from the quilt's top left corner. */
export function placementExtent(placement: Omit<Placement, 'levels'>): { right: number; bottom: number } {
  const { blockWidth, blockHeight, numOfColumns, numOfRows, xSeparation, ySeparation } = placement;
  return {
    right: placement.xLocation + numOfColumns * blockWidth + (numOfColumns - 1) * xSeparation,
    bottom: placement.yLocation + numOfRows * blockHeight + (numOfRows - 1) * ySeparation,
  };
}
