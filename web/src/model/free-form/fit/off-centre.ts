import type { Box } from '@quiltwright/shared/geometry/box';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { insideBorders } from '@quiltwright/shared/quilting/quilt-areas';
import { along, axes, type Axis } from './axes';
import { NARROW, NARROWEST } from './bare-strips';
import { boxAround, boxOf, overlapByMark } from '../fitting';
import type { LaidPlacement } from '../free-form-document';

/** All blocks are a little nearer to one edge than to the other. Lengths are inches. */
export interface OffCentre {
  id: number;
  /** The widest of the remaining strips. */
  box: Box;
  /** The space at the left and at the right, above and below. */
  margins: Record<Axis, readonly [before: number, after: number]>;
  /** The way of all blocks to the middle. */
  way: Point;
}

/**
 * Returns how the blocks of a quilt are off its middle, by less than an inch, if no other block fits. Otherwise null.
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
    const least = quilt.generatingSashing === 2 ? NARROWEST : NARROW;
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

/** Returns the narrowest side of the blocks at both ends. */
function narrowestAtEdge(laid: readonly LaidPlacement[], around: Box, axis: Axis): number {
  const { size, side } = along[axis];
  const atEdge = laid.filter(({ placement }) => {
    const box = boxOf(placement);
    return box[axis] === around[axis] || box[axis] + box[size] === around[axis] + around[size];
  });
  return Math.min(...atEdge.map(({ placement }) => placement[side]));
}
