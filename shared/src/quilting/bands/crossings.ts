import type { Box } from '../../geometry/box.js';
import { DEFAULTS, LIMITS } from '../../limits.js';
import { insideBorders } from '../quilt-areas.js';
import { isFreeForm, type Quilt } from '../quilt.js';
import { cornerstonesOf } from './bands.js';

/** The places of cornerstones in columns and rows; lengths are in inches. */
interface Crossings {
  /** The box of the first cornerstone, at the top left. */
  first: Box;
  /** The distance from one cornerstone to the next, across and down. */
  apart: number;
  columns: number;
  rows: number;
}

/**
 * Returns the places where two sashing strips of a standard quilt cross, if cornerstones with a fabric of their own lie
 * there. Null for other quilts. A grid of n columns and m rows of blocks has (n − 1)(m − 1) of them.
 * @param quilt a quilt as `generate` returns it
 */
export function crossingsOf(quilt: Quilt): Crossings | null {
  const cornerstones = cornerstonesOf(quilt);
  if (!cornerstones || isFreeForm(quilt)) return null;
  const { x, y, width, height } = insideBorders(quilt);
  const { width: side } = cornerstones;
  const apart = DEFAULTS.blockSide + side;
  /** The number of strips between blocks that, with the blocks, are as long as `length`. */
  const stripsIn = (length: number) =>
    Math.min(LIMITS.repeats.max, Math.max(0, Math.round((length + side) / apart) - 1));
  return {
    first: { x: x + DEFAULTS.blockSide, y: y + DEFAULTS.blockSide, width: side, height: side },
    ...{ apart, columns: stripsIn(width), rows: stripsIn(height) },
  };
}

/** Returns the boxes of the cornerstones of a quilt in inches, row by row. Empty if `crossingsOf` is null. */
export function crossingBoxes(quilt: Quilt): Box[] {
  const crossings = crossingsOf(quilt);
  if (!crossings) return [];
  const { first, apart, columns, rows } = crossings;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      return { ...first, x: first.x + column * apart, y: first.y + row * apart };
    }),
  ).flat();
}
