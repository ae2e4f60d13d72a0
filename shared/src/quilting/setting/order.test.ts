import { describe, expect, it } from 'vitest';
import { blockRuns } from './block-runs.js';
import { blockOrders, blocksIn, type Places } from './order.js';

const first: Places = { kind: 'straight', columns: 5, rows: 5, order: 'one', different: 3 };
const places = (changes: Partial<Places>) => ({ ...first, blockWidth: 12, blockHeight: 12, ...changes });

/** Returns the index of the block at each place of a grid, row by row. Each place is covered once. */
function table(setting: ReturnType<typeof places>, grid: 0 | 1 = 0): string[] {
  const rows = Array.from({ length: setting.rows - grid }, () =>
    Array.from({ length: setting.columns - grid }, () => ''),
  );
  for (const { of, column, row, columns, rows: high, every } of blockRuns(setting, grid))
    for (let x = 0; x < columns; x++)
      for (let y = 0; y < high; y++) {
        const line = rows[row + y * every.rows] ?? [];
        const at = column + x * every.columns;
        line[at] = `${line[at] ?? ''}${of}`;
      }
  return rows.map((line) => line.join(' '));
}

describe('the order of blocks', () => {
  it.each([
    ['one', ['0 0 0 0 0', '0 0 0 0 0', '0 0 0 0 0', '0 0 0 0 0', '0 0 0 0 0']],
    ['alternating', ['0 1 0 1 0', '1 0 1 0 1', '0 1 0 1 0', '1 0 1 0 1', '0 1 0 1 0']],
    ['rows', ['0 0 0 0 0', '1 1 1 1 1', '2 2 2 2 2', '0 0 0 0 0', '1 1 1 1 1']],
    ['columns', ['0 1 2 0 1', '0 1 2 0 1', '0 1 2 0 1', '0 1 2 0 1', '0 1 2 0 1']],
    ['diagonals', ['0 1 2 0 1', '1 2 0 1 2', '2 0 1 2 0', '0 1 2 0 1', '1 2 0 1 2']],
    ['rounds', ['2 2 2 2 2', '2 1 1 1 2', '2 1 0 1 2', '2 1 1 1 2', '2 2 2 2 2']],
  ] as const)('%s, straight', (order, lines) => {
    expect(table(places({ order }))).toEqual(lines);
  });

  // The smaller grid lies between the larger one, so that its rows are the second, the fourth and so on.
  it.each([
    ['one', ['0 0 0', '0 0 0', '0 0 0'], ['0 0', '0 0']],
    ['alternating', ['0 0 0', '0 0 0', '0 0 0'], ['1 1', '1 1']],
    ['rows', ['0 0 0', '2 2 2', '1 1 1'], ['1 1', '0 0']],
    ['columns', ['0 2 1', '0 2 1', '0 2 1'], ['1 0', '1 0']],
    ['diagonals', ['0 1 2', '1 2 0', '2 0 1'], ['1 2', '2 0']],
    ['rounds', ['2 2 2', '2 0 2', '2 2 2'], ['1 1', '1 1']],
  ] as const)('%s, on point', (order, larger, smaller) => {
    const setting = places({ kind: 'onPoint', columns: 3, rows: 3, order });
    expect(table(setting)).toEqual(larger);
    expect(table(setting, 1)).toEqual(smaller);
  });

  it('uses the first blocks where there is no room for all', () => {
    for (const kind of ['straight', 'onPoint'] as const)
      for (const order of blockOrders)
        for (let columns = 1; columns < 6; columns++)
          for (let rows = 1; rows < 6; rows++) {
            const setting = places({ kind, columns, rows, order, different: 8 });
            const grids = kind === 'onPoint' ? ([0, 1] as const) : ([0] as const);
            const used = new Set(grids.flatMap((grid) => blockRuns(setting, grid).map(({ of }) => of)));
            expect([...used].sort((one, other) => one - other)).toEqual(
              Array.from(used, (_, index) => index),
            );
            expect(used.size).toBeLessThanOrEqual(blocksIn(setting));
          }
  });

  it('has few runs for the 7,081 blocks of 60 × 60 on point', () => {
    const counts = blockOrders.map((order) => {
      const setting = places({ kind: 'onPoint', columns: 60, rows: 60, order, different: 7 });
      return [0, 1].reduce((sum, grid) => sum + blockRuns(setting, grid as 0 | 1).length, 0);
    });
    // Rows and columns: 7 in each grid. Diagonals: 7 × 7 in each. Rounds: four sides of 30 rounds in each, but for the middle.
    expect(counts).toEqual([2, 2, 14, 14, 98, expect.any(Number)]);
    expect(counts.at(-1)).toBeLessThanOrEqual(240);
  });
});
