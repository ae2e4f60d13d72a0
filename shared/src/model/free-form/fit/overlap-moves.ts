import { contains, type Box } from '../../../geometry/box.js';
import type { Point } from '../../../geometry/point.js';
import { insideBorders, quiltBox } from '../../../quilting/quilt-areas.js';
import type { Quilt } from '../../../quilting/quilt.js';
import type { Selection } from '../../selection.js';
import { boxOf } from '../fitting.js';
import { laidPlacements, type FreeFormDesign, type LaidPlacement } from '../free-form-document.js';
import { along, axes } from './axes.js';
import { isClear, movedBy, type Fix } from './fix.js';
import type { Overlap } from './fit-problems.js';

/**
 * Returns the fix with the shortest move that separates two overlapping blocks. After the move, the block overlaps no
 * other block. Null if there is no such move. If only one of the two blocks is selected, the fix moves that block if
 * possible.
 */
export function moveApart({ id, other }: Overlap, design: FreeFormDesign, selection: Selection): Fix | null {
  const laid = laidPlacements(design);
  const pair = [id, other].flatMap((which) => laid.filter((each) => each.id === which));
  const isSelected = (each: LaidPlacement) => Number(selection.has(each.id));
  const moves = pair
    .filter(({ isLocked }) => !isLocked)
    .flatMap((mover) => {
      const still = pair.find((each) => each !== mover);
      if (!still) return [];
      return waysOff(boxOf(mover.placement), boxOf(still.placement), design.quilt).map((way) => ({
        mover,
        way,
        fix: movedBy(mover.placement, way),
      }));
    })
    .sort(
      (one, next) => isSelected(next.mover) - isSelected(one.mover) || lengthOf(one.way) - lengthOf(next.way),
    );
  const free = moves.find(({ mover: { placement }, fix }) =>
    isClear({ ...placement, ...fix.changes }, placement, design),
  );
  if (!free) return null;
  return free.mover.id === id ? free.fix : { kind: 'move', changes: {}, all: free.way, ids: [free.mover.id] };
}

/**
 * Returns the moves along one axis after which a box just touches another box. Leaves out moves to the opposite side of
 * the other box. A box inside the borders stays inside them; any other box stays on the quilt.
 */
function waysOff(box: Box, other: Box, quilt: Quilt): Point[] {
  const inside = insideBorders(quilt);
  const room = contains(inside, box) ? inside : quiltBox(quilt);
  const ways = [
    { x: other.x + other.width - box.x, y: 0 },
    { x: other.x - box.width - box.x, y: 0 },
    { x: 0, y: other.y + other.height - box.y },
    { x: 0, y: other.y - box.height - box.y },
  ];
  return ways.filter(({ x, y }) => {
    const moved = { ...box, x: box.x + x, y: box.y + y };
    return contains(room, moved) && !swaps(box, moved, other);
  });
}

function lengthOf({ x, y }: Point): number {
  return Math.abs(x + y);
}

/**
 * True if a change moves a box from one side of another box to the opposite side. Before the change, the boxes may
 * overlap. The box then counts as on the side to which its middle is nearer.
 */
export function swaps(before: Box, changed: Box, other: Box): boolean {
  return axes.some((axis) => {
    const { size } = along[axis];
    const from = before[axis] + before[size] / 2 - (other[axis] + other[size] / 2);
    const isBefore = changed[axis] + changed[size] <= other[axis];
    const isBeyond = changed[axis] >= other[axis] + other[size];
    return (from > 0 && isBefore) || (from < 0 && isBeyond);
  });
}
