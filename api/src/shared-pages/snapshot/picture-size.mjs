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
import { isSlanted, turnedSize } from '@quiltwright/shared/geometry/orientation';
import { fillsBox } from '@quiltwright/shared/quilting/shapes/shape-outlines';

/** The maximum work for one picture, in samples: about a second. */
const MOST_WORK = 400_000_000;
/** The work for a row of one shape, and for a row of one corner of an outline of its own, in samples. */
const ROW_WORK = 8;
const CORNER_WORK = 6;
/** The work for a sample of the picture of a turned block. */
const TURN_WORK = 4;
/** The work for a row of samples of a copy on its point, whose ends are computed. */
const SLANT_WORK = 40;
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
 * The shapes of a block that aren't hidden for certain: their number, and the number of corners of their own outlines.
 * `tall` is the sum of the heights of the shapes, and `cornersTall` that of the heights of each corner's shape, in
 * heights of the block.
 *
 * @typedef {{ shapes: number, tall: number, corners: number, cornersTall: number }} Seen
 */

/**
 * The copies of one block in one size, in inches, and with one turn.
 *
 * @typedef {Seen & { width: number, height: number, turn: number, copies: number }} Group
 */

/**
 * @param {readonly Placement[]} placements
 * @returns {Group[]}
 */
function groupsOf(placements) {
  /** @type {Map<Levels, { seen: Seen, sizes: Map<string, Group> }>} */
  const found = new Map();
  for (const { blockWidth: width, blockHeight: height, turn = 0, levels, ...repeat } of placements) {
    if (levels.every(({ length }) => length === 0)) continue;
    const { seen, sizes } = found.get(levels) ?? { seen: shapesIn(levels), sizes: new Map() };
    found.set(levels, { seen, sizes });
    const size = `${width} ${height} ${turn}`;
    const group = sizes.get(size) ?? { width, height, turn, copies: 0, ...seen };
    group.copies += repeat.numOfColumns * repeat.numOfRows;
    sizes.set(size, group);
  }
  return [...found.values()].flatMap(({ sizes }) => [...sizes.values()]);
}

/**
 * Counts the shapes of a block down to the first that hides all below it.
 *
 * @param {Levels} levels
 * @returns {Seen}
 */
function shapesIn(levels) {
  const seen = { shapes: 0, tall: 0, corners: 0, cornersTall: 0 };
  for (const shape of levels.flat().reverse()) {
    const [height, corners] = [shape.shapeHeight / LIMITS.blockSpace, shape.outline?.length ?? 0];
    seen.shapes++;
    seen.tall += height;
    seen.corners += corners;
    seen.cornersTall += corners * height;
    if (fillsBox(shape.shapeType) && Math.min(shape.shapeWidth, shape.shapeHeight) >= LIMITS.blockSpace)
      break;
  }
  return seen;
}

/**
 * Returns the work for the copies of blocks, in samples: for the cover of each block, for its turn, and for laying its
 * copies. The places of copies are rounded, so a block has up to four sizes in samples.
 *
 * @param {readonly Group[]} groups
 * @param {number} density samples to an inch
 */
function workOf(groups, density) {
  return groups.reduce((work, { width, height, turn, copies, ...seen }) => {
    const rows = height * density + 1;
    const taken = turnedSize({ width, height }, { turn });
    const takenRows = taken.height * density + 1;
    const area = takenRows * (taken.width * density + 1);
    const ofShapes = ROW_WORK * (seen.tall * rows + seen.shapes);
    const ofCorners = CORNER_WORK * (seen.cornersTall * rows + seen.corners);
    const ofPicture = ofShapes + ofCorners + (turn === 0 ? area : (1 + TURN_WORK) * area);
    const ofCopy = area + (isSlanted({ turn }) ? SLANT_WORK * takenRows : 0);
    return work + Math.min(4, copies) * ofPicture + copies * ofCopy;
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
