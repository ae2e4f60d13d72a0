import { countBlocks, type Placement } from '@quiltwright/shared/quilting/placement';

/** The greatest distance, in inches, by which the middles of blocks in a row or column may be out of line. */
const HAIR = 0.01;
/**
 * The greatest number of blocks that are listed one by one. For more blocks, the list has one entry for each
 * placement (a block with its copies).
 */
const MOST_COPIES = 5000;

/** The blocks on the quilt, in rows. Each row lists its blocks from left to right. */
export interface SheetRows {
  /** True if the rows form a grid. Each row then has one item for each column: a block, or null for an empty cell. */
  isGrid: boolean;
  rows: (Placement | null)[][];
}

/**
 * Returns the blocks by row and column if they form a grid. Otherwise returns the placements in rows from top to
 * bottom. Each row is listed from left to right.
 * @param laid the placements, topmost first
 */
export function sheetRowsOf(laid: readonly Placement[]): SheetRows {
  return gridOf(laid) ?? { isGrid: false, rows: rowsOf(laid) };
}

/**
 * Returns the blocks as a grid. Null if two blocks would share a cell, if most cells would be empty, or if there are
 * more than `MOST_COPIES` blocks.
 */
function gridOf(laid: readonly Placement[]): SheetRows | null {
  const count = countBlocks(laid);
  if (count > MOST_COPIES) return null;
  const copies = laid.flatMap(copiesOf);
  const [xs, ys] = [distinct(copies.map(({ x }) => x)), distinct(copies.map(({ y }) => y))];
  if (xs.length * ys.length > 2 * count) return null;
  const rows: (Placement | null)[][] = ys.map(() => xs.map(() => null));
  for (const { x, y, placement } of copies) {
    const [row, column] = [rows[nearest(ys, y)], nearest(xs, x)];
    if (!row || row[column]) return null;
    row[column] = placement;
  }
  return { isGrid: true, rows };
}

/**
 * Returns placements in rows, each from left to right. A placement starts a new row if its middle is too low for the
 * current row. The limit is a quarter of the placement's height below the middle of the row's first placement.
 */
function rowsOf(laid: readonly Placement[]): Placement[][] {
  const placed = laid.map((placement) => ({ placement, ...extentOf(placement) })).sort((a, b) => a.y - b.y);
  const rows: (typeof placed)[] = [];
  let top = -Infinity;
  for (const each of placed) {
    const row = rows.at(-1);
    if (row && each.y - top <= each.height / 4 + HAIR) {
      row.push(each);
      continue;
    }
    rows.push([each]);
    top = each.y;
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x).map(({ placement }) => placement));
}

/** Returns the middle and the height of a placement, all copies together, in inches. */
function extentOf(placement: Placement) {
  const { blockWidth, blockHeight, xLocation, yLocation } = placement;
  const { numOfColumns, numOfRows, xSeparation, ySeparation } = placement;
  const width = numOfColumns * blockWidth + (numOfColumns - 1) * xSeparation;
  const height = numOfRows * blockHeight + (numOfRows - 1) * ySeparation;
  return { x: xLocation + width / 2, y: yLocation + height / 2, height };
}

/** Returns the middle of each copy of a placement's block, in inches. */
function copiesOf(placement: Placement) {
  const { blockWidth, blockHeight, xLocation, yLocation } = placement;
  const { numOfColumns, numOfRows, xSeparation, ySeparation } = placement;
  return Array.from({ length: numOfColumns * numOfRows }, (_, index) => ({
    placement,
    x: xLocation + blockWidth / 2 + (index % numOfColumns) * (blockWidth + xSeparation),
    y: yLocation + blockHeight / 2 + Math.floor(index / numOfColumns) * (blockHeight + ySeparation),
  }));
}

/** Returns positions along one axis in ascending order. Leaves out a position that nearly equals a lower position. */
function distinct(places: readonly number[]): number[] {
  const found: number[] = [];
  for (const place of [...places].sort((a, b) => a - b))
    if (place - (found.at(-1) ?? -Infinity) > HAIR) found.push(place);
  return found;
}

function nearest(places: readonly number[], at: number): number {
  return places.filter((place) => place <= at + HAIR / 2).length - 1;
}
