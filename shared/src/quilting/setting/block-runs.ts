import { quarterAt, type Lying } from './lies.js';
import { blockAt, periodOf, type GridNum, type Places } from './order.js';
import { runsOf, type Run } from './runs.js';

/** Equal blocks in columns and rows of one grid, which lie alike. */
export interface BlockRun extends Run {
  /** The index of the block. */
  of: number;
  /** The quarter turns of the blocks to the right. */
  quarter: number;
}

/** The places of a setting, and how its blocks lie. */
interface LaidPlaces extends Places, Lying {
  blockWidth: number;
  blockHeight: number;
}

/** Returns the blocks of a grid of a setting in few runs, by block. Blocks that aren't square turn only by halves. */
export function blockRuns(places: LaidPlaces, grid: GridNum = 0): BlockRun[] {
  const [columns, rows] = [places.columns - grid, places.rows - grid];
  const period = periodOf(places);
  // The turns of all rules begin again after two columns and two rows.
  const isAlike = (places.lies ?? 'alike') === 'alike';
  const even = (count: number) => (isAlike || count % 2 === 0 ? count : 2 * count);
  const every = { columns: even(period.columns), rows: even(period.rows) };
  const turns = places.blockWidth === places.blockHeight ? 3 : 2;
  const runs = runsOf({ columns, rows }, every, (column, row) => {
    const quarter = quarterOf(places, column, row, grid) & turns;
    return blockAt(places, column, row, grid) * 4 + quarter;
  });
  return runs
    .map(({ key, ...run }) => ({ ...run, of: key >> 2, quarter: key & 3 }))
    .sort((one, other) => one.of - other.of);
}

/** Returns the quarter turns of the block at a place of a grid. On point, the rows of a rule are diagonal rows. */
function quarterOf(places: LaidPlaces, column: number, row: number, grid: GridNum): number {
  const { kind, columns, rows } = places;
  return kind === 'straight'
    ? quarterAt(places, column, row, { across: (columns - 1) / 2, down: (rows - 1) / 2 })
    : quarterAt(places, column + row + grid, row - column, {
        across: (columns + rows - 2) / 2,
        down: (rows - columns) / 2,
      });
}
