/** Equal places of a grid, in columns and rows that are equally far apart. */
export interface Run {
  /** The first place. */
  column: number;
  row: number;
  columns: number;
  rows: number;
  /** How many columns, and rows, of the grid lie from one place of the run to the next. */
  every: Grid;
}

interface Grid {
  columns: number;
  rows: number;
}

/**
 * Returns runs that cover each place of a grid once. All places of a run have the same key.
 * @param every the steps of the runs: after so many columns, and rows, the keys of the grid begin again, at least in parts
 *   of the grid
 */
export function runsOf(
  { columns, rows }: Grid,
  every: Grid,
  keyAt: (column: number, row: number) => number,
): (Run & { key: number })[] {
  const runs: (Run & { key: number })[] = [];
  const taken = new Uint8Array(Math.max(0, columns * rows));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (taken[row * columns + column]) continue;
      const key = keyAt(column, row);
      const isFree = (x: number, y: number) =>
        x < columns && y < rows && !taken[y * columns + x] && keyAt(x, y) === key;
      let wide = 1;
      while (isFree(column + wide * every.columns, row)) wide++;
      const isRow = (y: number) =>
        Array.from({ length: wide }, (_, index) => column + index * every.columns).every((x) => isFree(x, y));
      let high = 1;
      while (isRow(row + high * every.rows)) high++;
      for (let y = 0; y < high; y++)
        for (let x = 0; x < wide; x++)
          taken[(row + y * every.rows) * columns + column + x * every.columns] = 1;
      runs.push({ ...{ key, column, row, columns: wide, rows: high }, every });
    }
  }
  return runs;
}
