import { z } from 'zod';
import { inches } from '../geometry/units.js';
import { BLOCK, DEFAULTS, LIMITS } from '../limits.js';
import { levelsSchema } from './shape.js';

const length = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max).brand<'Inches'>();
const repeats = z.int().min(LIMITS.repeats.min).max(LIMITS.repeats.max);

/**
 * A block in a quilt, with its regular copies. `levels` are the quilt's own: a later edit of the
 * block doesn't touch them. Lengths and places in inches from the quilt's top left corner.
 */
export const placementSchema = z.strictObject({
  blockNum: z.int().min(0),
  blockWidth: length(LIMITS.placedBlockSide),
  blockHeight: length(LIMITS.placedBlockSide),
  xLocation: length({ min: 0, max: LIMITS.quiltSide.max }),
  yLocation: length({ min: 0, max: LIMITS.quiltSide.max }),
  numOfColumns: repeats.default(1),
  numOfRows: repeats.default(1),
  xSeparation: length(LIMITS.separation).default(inches(0)),
  ySeparation: length(LIMITS.separation).default(inches(0)),
  /** True for what generation made from another placement: drawn, never stored. */
  pattern: z.boolean().default(false),
  strokeWidth: z.number().min(0).max(100).default(0),
  levels: levelsSchema,
});

export type Placement = z.output<typeof placementSchema>;

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

/** Right and bottom edge of the farthest copy, in inches from the quilt's corner. */
export function placementExtent(placement: Placement): { right: number; bottom: number } {
  const { blockWidth, blockHeight, numOfColumns, numOfRows, xSeparation, ySeparation } = placement;
  return {
    right: placement.xLocation + numOfColumns * blockWidth + (numOfColumns - 1) * xSeparation,
    bottom: placement.yLocation + numOfRows * blockHeight + (numOfRows - 1) * ySeparation,
  };
}
