import type { Box } from '@quiltwright/shared/geometry/outline';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { boxOf, insideBorders, MARK, meet } from './fitting';

/** Along which axis a repeat goes: 'x' its columns, 'y' its rows. */
export type Axis = 'x' | 'y';

/**
 * A repeat lies close to a border or a block at one end and leaves a strip at the other into which none of its blocks
 * goes. Lengths are inches.
 */
export interface Strip {
  axis: Axis;
  box: Box;
  /** How wide it is. */
  strip: number;
  /** Where the room between those two begins, and how long it is. */
  from: number;
  room: number;
}

/** What is narrower is no strip: so much may be left where a length doesn't divide into sixteenths. */
const NARROWEST = 2 * MARK;

const along = {
  x: { size: 'width', across: 'y', acrossSize: 'height', count: 'numOfColumns', side: 'blockWidth' },
  y: { size: 'height', across: 'x', acrossSize: 'width', count: 'numOfRows', side: 'blockHeight' },
} as const;

/**
 * The strips that the columns and rows of a repeat leave. A gap as wide as the sashing is meant to be there, and so is one
 * that holds other blocks.
 *
 * @param boxes those of all placements of the quilt
 */
export function stripsOf(placement: Placement, boxes: readonly Box[], quilt: Quilt): Strip[] {
  const box = boxOf(placement);
  const inside = insideBorders(quilt);
  return (['x', 'y'] as const).flatMap((axis) => {
    const { size, across, acrossSize, count, side } = along[axis];
    if (placement[count] === 1) return [];
    const [start, end] = [box[axis], box[axis] + box[size]];
    const [first, last] = [inside[axis], inside[axis] + inside[size]];
    let [from, to] = [first, last];
    for (const other of boxes) {
      const isBeside =
        other[across] <= box[across] && other[across] + other[acrossSize] >= box[across] + box[acrossSize];
      if (!isBeside) continue;
      if (other[axis] + other[size] <= start) from = Math.max(from, other[axis] + other[size]);
      else if (other[axis] >= end) to = Math.min(to, other[axis]);
    }
    const [before, after] = [start - from, to - end];
    const strip = Math.max(before, after);
    const isClose = before === 0 || after === 0;
    const isSash = strip === quilt.sashingWidth && (after > before ? to !== last : from !== first);
    if (!isClose || strip < NARROWEST || strip >= placement[side] || isSash) return [];
    const left: Box = { ...box, [axis]: after > before ? end : from, [size]: strip };
    if (boxes.some((other) => meet(other, left))) return [];
    return [{ axis, box: left, strip, from, room: to - from }];
  });
}
