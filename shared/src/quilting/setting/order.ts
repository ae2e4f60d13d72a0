/*
 * Which block lies where in a setting. Each order is one small rule over the places.
 */

/**
 * Which block lies where. `alternating`: two blocks by turns, so that equal blocks never share a side. The other orders
 * take several blocks by turns: from row to row, from column to column, from diagonal to diagonal, or from the middle of
 * the quilt outwards.
 */
export const blockOrders = ['one', 'alternating', 'rows', 'columns', 'diagonals', 'rounds'] as const;
export type BlockOrder = (typeof blockOrders)[number];

/** The least and the greatest number of blocks that lie by turns. */
export const different = { least: 2, most: 8 } as const;

/** The order of the blocks of a setting. */
export interface Ordered {
  order: BlockOrder;
  /** The number of blocks that lie by turns, in rows, columns, diagonals and rounds; 2 if it is missing. */
  different?: number | undefined;
}

/** Returns the number of different blocks that an order needs. */
export function blocksIn({ order, different: chosen }: Ordered): number {
  if (order === 'one') return 1;
  return order === 'alternating' ? 2 : (chosen ?? different.least);
}

/** The places of a setting. */
export interface Places extends Ordered {
  kind: 'straight' | 'onPoint';
  columns: number;
  rows: number;
}

/** The grids of a setting: 0 for its columns and rows; 1 for the smaller grid between its blocks, on point. */
export type GridNum = 0 | 1;

/** Returns after how many columns, and rows, of a grid an order begins again. Rounds have no period. */
export function periodOf(places: Places): { columns: number; rows: number } {
  const { order } = places;
  const count = blocksIn(places);
  if (order === 'diagonals') return { columns: count, rows: count };
  if (order === 'alternating') return places.kind === 'straight' ? { columns: 2, rows: 2 } : ONE;
  if (order === 'rows') return { columns: 1, rows: count };
  return order === 'columns' ? { columns: count, rows: 1 } : ONE;
}

const ONE = { columns: 1, rows: 1 };

/** Returns the index of the block at a place of a grid. */
export function blockAt(places: Places, column: number, row: number, grid: GridNum): number {
  const { order, kind } = places;
  const isPointed = kind === 'onPoint';
  // On point, the rows and columns of the smaller grid, if it has any, lie between those of the larger one.
  const steps = isPointed && places.columns > 1 && places.rows > 1 ? 2 : 1;
  const [x, y] = [column * steps + grid, row * steps + grid];
  const count = blocksIn(places);
  if (order === 'rows') return y % count;
  if (order === 'columns') return x % count;
  if (order === 'alternating') return isPointed ? grid : (x + y) % 2;
  if (order === 'diagonals') return ((x + y) / steps) % count;
  if (order === 'one') return 0;
  const [right, bottom] = [(places.columns - 1) * steps, (places.rows - 1) * steps];
  const middle = Math.floor(Math.min(right, bottom) / 2);
  return (middle - Math.min(x, y, right - x, bottom - y)) % count;
}
