import type { Box } from '../../../geometry/box.js';
import { isSlanted } from '../../../geometry/orientation.js';
import { sashingWidth } from '../../../quilting/bands/bands.js';
import { gapsOf, takenBox, type Placement } from '../../../quilting/placement.js';
import type { Quilt } from '../../../quilting/quilt.js';
import { insideBorders } from '../../../quilting/quilt-areas.js';
import { along, axes, type Axis } from './axes.js';
import { NARROWEST } from './bare-strips.js';
import { boxOf, MARK, overlapByMark } from '../fitting.js';

/**
 * A strip without fabric between the last copy of a placement and a border or block. The strip is too narrow for
 * another copy. The copies at the opposite end of the placement touch a border or block. Lengths are in inches.
 */
export interface Strip {
  axis: Axis;
  box: Box;
  /** The width of the strip, in inches. */
  strip: number;
  /**
   * The start, along `axis`, of the space for the copies, which is between two borders or blocks. `room` is the length
   * of this space, in inches.
   */
  from: number;
  room: number;
}

/** The width of the rows and columns into which the index sorts boxes, in inches. */
const ROW = 4;

/**
 * The boxes of the placements of a quilt. The box of a placement contains all its copies. `across` finds the boxes in a
 * row or column of the quilt.
 */
export interface QuiltBoxes {
  all: readonly Box[];
  /**
   * An index of the boxes. The quilt is divided into rows and columns, each `ROW` inches wide and numbered from 0.
   * `across.x` lists the boxes that reach into each row, and `across.y` those that reach into each column.
   */
  across: Record<Axis, ReadonlyMap<number, readonly Box[]>>;
}

/**
 * Returns the box around all copies of each placement, with an index of the boxes. The index finds the boxes beside a
 * placement without a search through all boxes.
 */
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
 * Returns the strips without fabric that the columns and rows of a placement leave. Intended gaps beside another block
 * are left out: gaps as wide as the sashing or the placement's own gaps, and gaps that contain blocks.
 * @param boxes all boxes of the quilt
 */
export function stripsOf(placement: Placement, boxes: QuiltBoxes, quilt: Quilt): Strip[] {
  if (isSlanted(placement)) return [];
  const box = boxOf(placement);
  const inside = insideBorders(quilt);
  return axes.flatMap((axis) => {
    const { size, across, acrossSize, count } = along[axis];
    if (placement[count] === 1) return [];
    const [start, end] = [box[axis], box[axis] + box[size]];
    const [first, last] = [inside[axis], inside[axis] + inside[size]];
    let [from, to] = [first, last];
    // A box that covers the whole end of the repeat is also in the index row where the repeat starts.
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
    const isMeant = [sashingWidth(quilt), gapsOf(placement)[axis]].some(
      (width) => Math.abs(strip - width) < MARK,
    );
    if (!isClose || strip < NARROWEST || strip >= takenBox(placement)[size] || (isBetween && isMeant))
      return [];
    const left: Box = { ...box, [axis]: after > before ? end : from, [size]: strip };
    if (boxes.all.some((other) => overlapByMark(other, left))) return [];
    return [{ axis, box: left, strip, from, room: to - from }];
  });
}
