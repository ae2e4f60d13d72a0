import type { Box, Edges } from '../geometry/box.js';
import { turnedBox, turnedSize, type Orientation } from '../geometry/orientation.js';
import type { Point } from '../geometry/point.js';
import { inches, type Inches } from '../geometry/units.js';
import { BLOCK, DEFAULTS } from '../limits.js';
import type { SettingRole } from './setting/setting.js';
import type { Levels } from './shapes/shape.js';

/**
 * A block in a quilt, with its copies in columns and rows. A placement has its own copy of the block's layers
 * (`levels`), so a later edit of the block doesn't change the quilt. Lengths and coordinates are in inches. Coordinates
 * start at the quilt's top left corner.
 *
 * Sides and coordinates are those of the block as it was drawn. Each copy is mirrored and turned about its own middle.
 */
export interface Placement extends Orientation {
  blockNum: number;
  blockWidth: Inches;
  blockHeight: Inches;
  xLocation: Inches;
  yLocation: Inches;
  numOfColumns: number;
  numOfRows: number;
  xSeparation: Inches;
  ySeparation: Inches;
  /** True for a placement that a layout or a setting adds to repeat the block of another placement. It is drawn but never stored. */
  pattern: boolean;
  /** The role of a piece that isn't a block, such as a setting triangle. Missing for blocks. */
  role?: SettingRole | undefined;
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

/** Returns the box of a placement's first copy as it was drawn, in inches from the quilt's top left corner. */
export function drawnBox(placement: Omit<Placement, 'levels'>): Box {
  const { xLocation: x, yLocation: y, blockWidth: width, blockHeight: height } = placement;
  return { x, y, width, height };
}

/** Returns the box that a placement's first copy takes up, in inches from the quilt's top left corner. */
export function takenBox(placement: Omit<Placement, 'levels'>): Box {
  return turnedBox(drawnBox(placement), placement);
}

/**
 * Returns how much farther a turned copy reaches to each side than the block as it was drawn, in inches. It is below 0
 * where the copy reaches less far.
 */
export function overhangOf(placement: Pick<Placement, 'blockWidth' | 'blockHeight' | 'turn'>): Point {
  const { blockWidth: width, blockHeight: height } = placement;
  const taken = turnedSize({ width, height }, placement);
  return { x: (taken.width - width) / 2, y: (taken.height - height) / 2 };
}

/**
 * Returns the gaps between neighbouring copies as they are seen, in inches. The separations of a turned block are
 * measured from the block as it was drawn. They may be below 0 where a turned copy takes up less.
 */
export function gapsOf(
  placement: Pick<Placement, 'blockWidth' | 'blockHeight' | 'turn' | 'xSeparation' | 'ySeparation'>,
): Point {
  const over = overhangOf(placement);
  return { x: placement.xSeparation - 2 * over.x, y: placement.ySeparation - 2 * over.y };
}

/**
 * Returns a changed placement whose copies are as far apart, as seen, as those of the placement before the change.
 * @param scale the factors by which the gaps grow
 */
export function withGapsOf(before: Placement, changed: Placement, scale: Point = { x: 1, y: 1 }): Placement {
  const [gaps, over] = [gapsOf(before), overhangOf(changed)];
  return {
    ...changed,
    xSeparation: inches(gaps.x * scale.x + 2 * over.x),
    ySeparation: inches(gaps.y * scale.y + 2 * over.y),
  };
}

/** Returns the least separations of the copies of a block, in inches: 0, or less where a turned copy takes up less. */
export function leastSeparations(placement: Pick<Placement, 'blockWidth' | 'blockHeight' | 'turn'>): Point {
  const over = overhangOf(placement);
  return { x: Math.min(0, 2 * over.x), y: Math.min(0, 2 * over.y) };
}

/** Returns the edges of the box that all copies take up, in inches from the quilt's top left corner. */
export function placementExtent(placement: Omit<Placement, 'levels'>): Edges {
  const { blockWidth, blockHeight, numOfColumns, numOfRows, xSeparation, ySeparation } = placement;
  const { xLocation: left, yLocation: top } = placement;
  const over = overhangOf(placement);
  return {
    left: left - over.x,
    top: top - over.y,
    right: left + numOfColumns * blockWidth + (numOfColumns - 1) * xSeparation + over.x,
    bottom: top + numOfRows * blockHeight + (numOfRows - 1) * ySeparation + over.y,
  };
}
