import type { Box } from '../../../geometry/box.js';
import type { Point } from '../../../geometry/point.js';
import { sashingOf } from '../../../quilting/bands/bands.js';
import { takenBox } from '../../../quilting/placement.js';
import type { Quilt } from '../../../quilting/quilt.js';
import { insideBorders } from '../../../quilting/quilt-areas.js';
import { along, axes, type Axis } from './axes.js';
import { NARROW, NARROWEST } from './bare-strips.js';
import { boxAround, boxOf, overlapByMark } from '../fitting.js';
import type { LaidPlacement } from '../free-form-document.js';

/**
 * Blocks that, seen together, are a little closer to one edge of the area inside the borders than to the opposite edge.
 * Lengths are in inches.
 */
export interface OffCentre {
  id: number;
  /** The widest of the strips without blocks between all blocks and the edges of the area inside the borders. */
  box: Box;
  /**
   * The widths of the strips between all blocks and the edges of the area inside the borders. `x` has the left and the
   * right width, `y` the upper and the lower width.
   */
  margins: Record<Axis, readonly [before: number, after: number]>;
  /** The offset that moves all blocks together to the quilt's middle. */
  way: Point;
}

/**
 * Returns the position of all blocks together if they are a little off the quilt's middle: by 1/16 inch or more, but
 * less than an inch. Null otherwise. Also null if a block is locked or completely on a border, or if there is room for
 * another block beside the blocks.
 */
export function offCentre(laid: readonly LaidPlacement[], quilt: Quilt): OffCentre | null {
  const inside = insideBorders(quilt);
  const [first] = laid;
  const around = boxAround(laid.map(({ placement }) => placement));
  const hasOthers = laid.some(
    ({ placement, isLocked }) => isLocked || !overlapByMark(boxOf(placement), inside),
  );
  if (!first || !around || hasOthers) return null;
  const marginsAlong = (axis: Axis) => {
    const { size } = along[axis];
    return [around[axis] - inside[axis], inside[axis] + inside[size] - around[axis] - around[size]] as const;
  };
  const margins = { x: marginsAlong('x'), y: marginsAlong('y') };
  const isOff = (axis: Axis) => {
    const [before, after] = margins[axis];
    const least = sashingOf(quilt) ? NARROWEST : NARROW;
    const off = Math.abs(before - after);
    return (
      Math.min(before, after) >= least &&
      off >= NARROWEST &&
      off < NARROW &&
      before + after < narrowestAtEdge(laid, around, axis)
    );
  };
  const off = axes.filter(isOff);
  const [axis] = off;
  if (!axis) return null;
  const { size } = along[axis];
  const [before, after] = margins[axis];
  const box = {
    ...inside,
    [axis]: before > after ? inside[axis] : around[axis] + around[size],
    [size]: Math.max(before, after),
  };
  const way = (each: Axis) => (off.includes(each) ? (margins[each][1] - margins[each][0]) / 2 : 0);
  return { id: first.id, box, margins, way: { x: way('x'), y: way('y') } };
}

/**
 * Returns the shortest length that a block takes up along an axis, among the blocks that are outermost at either end of
 * the axis.
 */
function narrowestAtEdge(laid: readonly LaidPlacement[], around: Box, axis: Axis): number {
  const { size } = along[axis];
  const atEdge = laid.filter(({ placement }) => {
    const box = boxOf(placement);
    return box[axis] === around[axis] || box[axis] + box[size] === around[axis] + around[size];
  });
  return Math.min(...atEdge.map(({ placement }) => takenBox(placement)[size]));
}
