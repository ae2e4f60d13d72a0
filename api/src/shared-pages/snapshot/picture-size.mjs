/**
 * Decides how fine the picture of a design is. The file is plain JavaScript, because the thread for snapshots runs it
 * unchanged, in tests too.
 *
 * @import { Box, Size } from '@quiltwright/shared/geometry/box'
 * @import { Placement } from '@quiltwright/shared/quilting/placement'
 * @import { Levels } from '@quiltwright/shared/quilting/shapes/shape'
 * @import { Painted } from './paint-design.mjs'
 */
import { CLOTH_TILE, LIMITS } from '@quiltwright/shared/limits';
import { fillsBox } from '@quiltwright/shared/quilting/shapes/shape-outlines';

/** The maximum work for one picture, in samples: about a second. */
const MOST_WORK = 400_000_000;
/** The work for a row of one shape, in samples. */
const ROW_WORK = 8;
/** The smallest side of a tile, in samples. */
const LEAST_TILE = 3;

/**
 * Returns the side of a tile of cloth, in samples, at which the longer side of the picture has at most `longest`
 * samples. A quilt whose blocks cover each other thousands of times gets a coarser picture, so that the work is
 * bounded for every quilt. Null if the coarsest picture is too much work.
 *
 * @param {Painted} painted
 * @param {number} longest
 */
export function tileSide({ width, length, placements }, longest) {
  const groups = groupsOf(placements);
  let side = Math.max(LEAST_TILE, Math.floor((CLOTH_TILE * longest) / Math.max(width, length)));
  while (workOf(groups, side / CLOTH_TILE) > MOST_WORK) {
    if (side === LEAST_TILE) return null;
    side = Math.max(LEAST_TILE, Math.floor(side * 0.8));
  }
  return side;
}

/**
 * The copies of one block in one size, in inches. `shapes` are those that aren't hidden for
 * certain, and `tall` is the sum of their heights, in heights of the block.
 *
 * @typedef {{ width: number, height: number, copies: number, shapes: number, tall: number }} Group
 */

/**
 * @param {readonly Placement[]} placements
 * @returns {Group[]}
 */
function groupsOf(placements) {
  /** @type {Map<Levels, { seen: Pick<Group, 'shapes' | 'tall'>, sizes: Map<string, Group> }>} */
  const found = new Map();
  for (const { blockWidth: width, blockHeight: height, numOfColumns, numOfRows, levels } of placements) {
    if (levels.every(({ length }) => length === 0)) continue;
    const { seen, sizes } = found.get(levels) ?? { seen: shapesIn(levels), sizes: new Map() };
    found.set(levels, { seen, sizes });
    const size = `${width} ${height}`;
    const group = sizes.get(size) ?? { width, height, copies: 0, ...seen };
    group.copies += numOfColumns * numOfRows;
    sizes.set(size, group);
  }
  return [...found.values()].flatMap(({ sizes }) => [...sizes.values()]);
}

/**
 * Counts the shapes of a block down to the first that hides all below it.
 *
 * @param {Levels} levels
 */
function shapesIn(levels) {
  let [shapes, tall] = [0, 0];
  for (const shape of levels.flat().reverse()) {
    [shapes, tall] = [shapes + 1, tall + shape.shapeHeight / LIMITS.blockSpace];
    if (fillsBox(shape.shapeType) && Math.min(shape.shapeWidth, shape.shapeHeight) >= LIMITS.blockSpace)
      break;
  }
  return { shapes, tall };
}

/**
 * Returns the work for the copies of blocks, in samples: for the cover of each block, and for laying its copies. The
 * places of copies are rounded, so a block has up to four sizes in samples.
 *
 * @param {readonly Group[]} groups
 * @param {number} density samples to an inch
 */
function workOf(groups, density) {
  return groups.reduce((work, { width, height, copies, shapes, tall }) => {
    const rows = height * density + 1;
    const area = rows * (width * density + 1);
    return work + Math.min(4, copies) * (ROW_WORK * (tall * rows + shapes) + area) + copies * area;
  }, 0);
}

/**
 * Returns the box that a part of a design fills in its picture. What extends beyond the right or the bottom edge is cut
 * off.
 *
 * @param {Box} box in inches
 * @param {number} scale pixels, or samples, to an inch
 * @param {Size} picture
 * @returns {Box}
 */
export function boxOnPicture(box, scale, picture) {
  const [x, y] = [Math.round(box.x * scale), Math.round(box.y * scale)];
  const right = Math.min(picture.width, Math.round((box.x + box.width) * scale));
  const bottom = Math.min(picture.height, Math.round((box.y + box.height) * scale));
  return { x, y, width: right - x, height: bottom - y };
}
