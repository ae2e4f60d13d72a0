import { boxArea } from '../../geometry/box.js';
import { boxOf, shapeContains } from '../../quilting/shapes/shape-outlines.js';
import { LIMITS } from '../../limits.js';
import type { Quilt } from '../../quilting/quilt.js';
import type { Levels } from '../../quilting/shapes/shape.js';
import { bandAreas, cornerstoneBoxes } from '../../quilting/bands/band-areas.js';
import { borderAreaOf, plainAreaOf } from '../../quilting/bands/border-blocks.js';

/**
 * The visible amount of each fabric, by the fabric's number: as a share of a block's area, or in square inches
 * of a quilt.
 */
export type ClothAmounts = ReadonlyMap<number, number>;

/** The number of sample points along each side of a block. The topmost shape is looked up at each point. */
const POINTS = 32;

/**
 * The fabric amounts of blocks, cached by their levels objects (the layers). Levels objects never change, and an edit
 * of a quilt replaces only a few of them, so most amounts stay cached.
 */
const known = new WeakMap<Levels, ClothAmounts>();

/**
 * Returns the share of a block's area that each fabric visibly covers, by the fabric's number. Shapes without a fabric
 * (number 0) are left out.
 */
export function blockAmounts(levels: Levels): ClothAmounts {
  const before = known.get(levels);
  if (before) return before;
  const shapes = levels.flat().reverse();
  const shares = new Map<number, number>();
  const isTaken = new Uint8Array(POINTS ** 2);
  for (const shape of shapes) {
    const { x, y, width, height } = boxOf(shape);
    const [left, right] = pointsBetween(x, x + width);
    const [top, bottom] = pointsBetween(y, y + height);
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const at = row * POINTS + column;
        if (isTaken[at] || !shapeContains(shape, placeOf(column), placeOf(row))) continue;
        isTaken[at] = 1;
        add(shares, shape.fillFabric, 1 / POINTS ** 2);
      }
  }
  // A fabric that is completely hidden, or too narrow for the sample points, still belongs to the block.
  for (const { fillFabric } of shapes) add(shares, fillFabric, 0);
  known.set(levels, shares);
  return shares;
}

const STEP = LIMITS.blockSpace / POINTS;

/** Returns the coordinate of a column or row of sample points, in block units. */
function placeOf(index: number): number {
  return (index + 0.5) * STEP;
}

/** Returns the first and the last column, or row, of sample points between two coordinates in block units. */
function pointsBetween(from: number, to: number): [first: number, last: number] {
  return [Math.max(0, Math.ceil(from / STEP - 0.5)), Math.min(POINTS - 1, Math.floor(to / STEP - 0.5))];
}

/**
 * Returns the square inches of each fabric on the top of a quilt. Parts of a block that are under other blocks count
 * too. Each block is measured once for all its copies.
 */
export function quiltAmounts(quilt: Quilt): ClothAmounts {
  const amounts = new Map<number, number>();
  let inBlocks = 0;
  for (const { levels, blockWidth, blockHeight, numOfColumns, numOfRows } of quilt.blocks) {
    const area = blockWidth * blockHeight * numOfColumns * numOfRows;
    inBlocks += area;
    for (const [fabric, share] of blockAmounts(levels)) add(amounts, fabric, share * area);
  }
  const areas = bandAreas(quilt);
  const onBorders = areas
    .filter(({ hole }) => hole)
    .reduce((sum, area) => sum + borderAreaOf(area) - plainAreaOf(area, quilt.blocks), 0);
  const onSashing = cornerstoneBoxes(areas).reduce((sum, box) => sum + boxArea(box), inBlocks - onBorders);
  for (const area of areas) {
    const { name, outer, fabric } = area;
    const own = name === 'sashing' ? boxArea(outer) - onSashing : plainAreaOf(area, quilt.blocks);
    add(amounts, fabric, Math.max(0, own));
  }
  return amounts;
}

/**
 * Returns the numbers of the fabrics, the largest amount first. Equal amounts are in the order of the fabrics' numbers.
 */
export function byAmount(amounts: ClothAmounts): number[] {
  return [...amounts].sort(([one, some], [other, more]) => more - some || one - other).map(([num]) => num);
}

function add(amounts: Map<number, number>, fabric: number, amount: number): void {
  if (fabric !== 0) amounts.set(fabric, (amounts.get(fabric) ?? 0) + amount);
}
