import type { Box } from '@quiltwright/shared/geometry/box';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { insideBorders } from '@quiltwright/shared/quilting/quilt-areas';
import { along, axes, type Axis } from './axes';
import { NARROWEST } from './bare-strips';
import { boxOf, MARK, overlapByMark } from '../fitting';

/**
 * The strip of a repeat that lies close to a border or a block at one end. At the other end there is too little room
 * for one of its blocks. Lengths are inches.
 */
export interface Strip {
  axis: Axis;
  box: Box;
  /** Its width. */
  strip: number;
  /** Start and length of the room between the two ends. */
  from: number;
  room: number;
}

/** Inches of a row, or a column, of boxes in the index. */
const ROW = 4;

/** All boxes of a quilt, and those in each row across an axis, by its number. */
export interface QuiltBoxes {
  all: readonly Box[];
  /** The boxes beside a row or column: across x are rows, across y columns. */
  across: Record<Axis, ReadonlyMap<number, readonly Box[]>>;
}

/** Returns the boxes of placements, with an index so that those beside a repeat are found without searching all. */
export function boxesOf(placements: readonly Placement[]): QuiltBoxes {
  const all = placements.map(boxOf);
  const rowsOf = (axis: Axis) => {
    const { across, acrossSize } = along[axis];
    const rows = new Map<number, Box[]>();
    for (const box of all)
      for (let row = Math.floor(box[across] / ROW); row * ROW < box[across] + box[acrossSize]; row++) {
        const boxes = rows.get(row);
        if (boxes) boxes.push(box);
        else rows.set(row, [box]);
      }
    return rows;
  };
  return { all, across: { x: rowsOf('x'), y: rowsOf('y') } };
}

/**
 * Returns the strips that the columns and rows of a repeat leave. Beside another block, a gap as wide as the sashing or
 * those of the repeat is intended. A gap that contains blocks is intended too.
 * @param boxes all boxes of the quilt
 */
export function stripsOf(placement: Placement, boxes: QuiltBoxes, quilt: Quilt): Strip[] {
  const box = boxOf(placement);
  const inside = insideBorders(quilt);
  return axes.flatMap((axis) => {
    const { size, across, acrossSize, count, side, gap } = along[axis];
    if (placement[count] === 1) return [];
    const [start, end] = [box[axis], box[axis] + box[size]];
    const [first, last] = [inside[axis], inside[axis] + inside[size]];
    let [from, to] = [first, last];
    // A box that bounds the whole breadth is in the row where it starts.
    for (const other of boxes.across[axis].get(Math.floor(box[across] / ROW)) ?? []) {
      const isBeside =
        other[across] <= box[across] && other[across] + other[acrossSize] >= box[across] + box[acrossSize];
      if (!isBeside) continue;
      if (other[axis] + other[size] <= start) from = Math.max(from, other[axis] + other[size]);
      else if (other[axis] >= end) to = Math.min(to, other[axis]);
    }
    const [before, after] = [start - from, to - end];
    const strip = Math.max(before, after);
    const isClose = before === 0 || after === 0;
    const isBetween = after > before ? to !== last : from !== first;
    const isMeant = [quilt.sashingWidth, placement[gap]].some((width) => Math.abs(strip - width) < MARK);
    if (!isClose || strip < NARROWEST || strip >= placement[side] || (isBetween && isMeant)) return [];
    const left: Box = { ...box, [axis]: after > before ? end : from, [size]: strip };
    if (boxes.all.some((other) => overlapByMark(other, left))) return [];
    return [{ axis, box: left, strip, from, room: to - from }];
  });
}
