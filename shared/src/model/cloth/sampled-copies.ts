import type { Box } from '../../geometry/box.js';
import type { Point } from '../../geometry/point.js';
import { LIMITS } from '../../limits.js';
import { copyAt, copyBox } from '../../quilting/copies.js';
import type { Placement } from '../../quilting/placement.js';
import type { Quilt } from '../../quilting/quilt.js';
import type { Levels, Shape } from '../../quilting/shapes/shape.js';
import { shapeContains } from '../../quilting/shapes/shape-outlines.js';

/**
 * The greatest number of block copies whose sides are sampled. In a quilt with more copies, an evenly spread
 * selection of them is sampled.
 */
const COPIES = 16;

/**
 * Returns the topmost placement at a point, and the box, as drawn, of the copy that contains the point. Null if no block
 * is at the point.
 */
export function placementAt({ blocks }: Pick<Quilt, 'blocks'>, point: Point): [Placement, Box] | null {
  for (let index = blocks.length - 1; index >= 0; index--) {
    const placement = blocks[index];
    if (!placement) continue;
    const box = copyAt(placement, point);
    if (box) return [placement, box];
  }
  return null;
}

/**
 * Returns an evenly spread selection of the copies of blocks. Each result has the copy's placement, its box, and the
 * number of copies that the result represents (it may be a fraction).
 */
export function* someCopies(blocks: readonly Placement[]): Iterable<[Placement, Box, number]> {
  const all = blocks.reduce((sum, { numOfColumns, numOfRows }) => sum + numOfColumns * numOfRows, 0);
  const every = Math.max(1, all / COPIES);
  let [before, next] = [0, 0];
  for (const placement of blocks) {
    const { numOfColumns, numOfRows } = placement;
    const count = numOfColumns * numOfRows;
    for (; next < before + count; next += every) {
      const copy = Math.floor(next - before);
      yield [placement, copyBox(placement, copy % numOfColumns, Math.floor(copy / numOfColumns)), every];
    }
    before += count;
  }
}

const fromTheTop = new WeakMap<Levels, readonly Shape[]>();

/** Returns the number of the visible fabric of a block at a point of the quilt; 0 if no shape covers the point. */
export function fabricIn(levels: Levels, box: Box, { x, y }: Point): number {
  const shapes = fromTheTop.get(levels) ?? levels.flat().reverse();
  fromTheTop.set(levels, shapes);
  const [across, along] = [(x - box.x) / box.width, (y - box.y) / box.height];
  const seen = shapes.find((shape) =>
    shapeContains(shape, across * LIMITS.blockSpace, along * LIMITS.blockSpace),
  );
  return seen?.fillFabric ?? 0;
}
