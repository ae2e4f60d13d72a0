import type { Box } from '../geometry/box.js';
import { isSlanted, turnedContains, turnedCorners } from '../geometry/orientation.js';
import type { Point } from '../geometry/point.js';
import { drawnBox, takenBox, type Placement } from './placement.js';

type Laid = Omit<Placement, 'levels'>;

/**
 * Returns the boxes of all copies of a placement as the block was drawn, row by row, in inches from the quilt's corner.
 * Each copy is turned about the middle of its box.
 */
export function copyBoxes(placement: Laid): Box[] {
  return copiesOf(placement, drawnBox(placement));
}

/** Returns the boxes that the copies of a placement take up, row by row, in inches from the quilt's corner. */
export function takenBoxes(placement: Laid): Box[] {
  return copiesOf(placement, takenBox(placement));
}

/** Returns the corners of each copy of a placement, clockwise as seen, in inches from the quilt's corner. */
export function cornersOfCopies(placement: Laid): Point[][] {
  return copyBoxes(placement).map((box) => turnedCorners(box, placement));
}

function copiesOf(placement: Laid, { x, y, width, height }: Box): Box[] {
  const pitch = pitchOf(placement);
  return Array.from({ length: placement.numOfRows }, (_, row) => y + row * pitch.y).flatMap((top) =>
    Array.from({ length: placement.numOfColumns }, (_, column) => ({
      x: x + column * pitch.x,
      y: top,
      width,
      height,
    })),
  );
}

/** Returns the box of one copy as the block was drawn, in inches from the quilt's corner. Counts from 0. */
export function copyBox(placement: Laid, column: number, row: number): Box {
  const { x, y, width, height } = drawnBox(placement);
  const pitch = pitchOf(placement);
  return { x: x + column * pitch.x, y: y + row * pitch.y, width, height };
}

/** Returns the distances between the left edges (x), and the top edges (y), of neighbouring copies, in inches. */
export function pitchOf({ blockWidth, blockHeight, xSeparation, ySeparation }: Laid): Point {
  return { x: blockWidth + xSeparation, y: blockHeight + ySeparation };
}

/**
 * Returns the box, as drawn, of the topmost copy of a placement that covers a point, in inches; null if none does. A gap
 * between copies doesn't count.
 */
export function copyAt(placement: Laid, point: Point): Box | null {
  const first = takenBox(placement);
  const pitch = pitchOf(placement);
  const columns = indexesAt(point.x - first.x, first.width, pitch.x, placement.numOfColumns);
  if (!columns) return null;
  const rows = indexesAt(point.y - first.y, first.height, pitch.y, placement.numOfRows);
  if (!rows) return null;
  for (let row = rows[1]; row >= rows[0]; row--)
    for (let column = columns[1]; column >= columns[0]; column--) {
      const box = copyBox(placement, column, row);
      if (!isSlanted(placement) || turnedContains(box, placement, point)) return box;
    }
  return null;
}

/**
 * Returns the first and last index of the columns (or rows) of copies that reach over a line at the distance `way` from
 * the edge of the first copy. Null if none does.
 */
export function indexesAt(
  way: number,
  side: number,
  pitch: number,
  count: number,
): [first: number, last: number] | null {
  const last = Math.min(count - 1, Math.floor(way / pitch));
  const first = Math.max(0, Math.floor((way - side) / pitch) + 1);
  return first <= last ? [first, last] : null;
}
