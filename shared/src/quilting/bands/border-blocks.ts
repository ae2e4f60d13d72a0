import { boxArea, boxOfEdges, type Box } from '../../geometry/box.js';
import { isSlanted } from '../../geometry/orientation.js';
import { gapsOf, placementExtent, type Placement } from '../placement.js';
import type { BandArea } from './band-areas.js';

/* Blocks that fill the corners of a border, or all of a border, are parts of it: no cloth is cut for the border there.
   The places of these blocks alone tell it, so blocks that a quilter put there by hand count too. */

/** The place of a border, or of its area. */
type BorderArea = Pick<BandArea, 'outer' | 'hole'>;

/** The parts of a border as boxes in inches, clockwise: corners from the top left one, sides from the top one. */
export interface BorderPlaces {
  corners: readonly [Box, Box, Box, Box];
  sides: readonly [Box, Box, Box, Box];
}

/** The blocks that are parts of a border, as indexes of placements. */
export interface BorderBlocks {
  /** The blocks on the four corners, in the order of `BorderPlaces`. Empty if a corner has none. */
  corners: readonly number[];
  /** The rows of blocks that fill the four sides, in the order of `BorderPlaces`. Empty unless all sides are filled. */
  sides: readonly number[];
}

/** The greatest difference, in inches, between a block and its place in a border. */
const NEAR = 1e-4;

const none: BorderBlocks = { corners: [], sides: [] };

/** Returns the corners and the sides of a border; null if it surrounds nothing. */
export function borderPlaces({ outer, hole }: BorderArea): BorderPlaces | null {
  if (!hole) return null;
  const [left, top] = [hole.x - outer.x, hole.y - outer.y];
  const [right, bottom] = [hole.x + hole.width, hole.y + hole.height];
  const corner = { width: left, height: top };
  const [level, upright] = [
    { x: hole.x, width: hole.width, height: top },
    { y: hole.y, width: left, height: hole.height },
  ];
  return {
    corners: [
      { ...corner, x: outer.x, y: outer.y },
      { ...corner, x: right, y: outer.y },
      { ...corner, x: right, y: bottom },
      { ...corner, x: outer.x, y: bottom },
    ],
    sides: [
      { ...level, y: outer.y },
      { ...upright, x: right },
      { ...level, y: bottom },
      { ...upright, x: outer.x },
    ],
  };
}

/**
 * Returns the blocks that are parts of a border: those that fill its four corners, and the rows of touching blocks that
 * fill its four sides. Rows count only between filled corners.
 */
export function blocksOnBorder(area: BorderArea, placements: readonly Placement[]): BorderBlocks {
  const places = borderPlaces(area);
  if (!places) return none;
  const level = placements.map((placement) => (isSlanted(placement) ? null : boxAround(placement)));
  const indexOf = (place: Box) => level.findIndex((box) => box !== null && isSame(box, place));
  const corners = places.corners.map(indexOf);
  if (corners.some((index) => index < 0)) return none;
  const sides = places.sides.map(indexOf);
  const areFilled = sides.every((index) => {
    const placement = placements[index];
    return placement !== undefined && hasNoGaps(placement);
  });
  return { corners, sides: areFilled ? sides : [] };
}

/** Returns the square inches of a border. */
export function borderAreaOf({ outer, hole }: BorderArea): number {
  return boxArea(outer) - (hole ? boxArea(hole) : 0);
}

/** Returns the square inches of a border that its own cloth covers: all but the parts that blocks fill. */
export function plainAreaOf(area: BorderArea, placements: readonly Placement[]): number {
  const whole = borderAreaOf(area);
  const { corners, sides } = blocksOnBorder(area, placements);
  const places = borderPlaces(area);
  if (!places || corners.length === 0) return whole;
  return sides.length > 0 ? 0 : whole - places.corners.reduce((sum, box) => sum + boxArea(box), 0);
}

function boxAround(placement: Placement): Box {
  return boxOfEdges(placementExtent(placement));
}

function hasNoGaps(placement: Placement): boolean {
  const { x, y } = gapsOf(placement);
  const isClosed = (gap: number, count: number) => count === 1 || Math.abs(gap) < NEAR;
  return isClosed(x, placement.numOfColumns) && isClosed(y, placement.numOfRows);
}

function isSame(one: Box, other: Box): boolean {
  const keys = ['x', 'y', 'width', 'height'] as const;
  return keys.every((key) => Math.abs(one[key] - other[key]) < NEAR);
}
