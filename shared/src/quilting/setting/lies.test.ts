import { describe, expect, it } from 'vitest';
import { inches } from '../../geometry/units.js';
import { blockRuns } from './block-runs.js';
import { layRules, type LayRule } from './lies.js';
import type { Setting } from './setting.js';

const places = (lies: LayRule, count: number, changes: Partial<Setting> = {}): Setting => ({
  ...{ kind: 'straight', order: 'one', columns: count, rows: count, lies },
  ...{ blockWidth: inches(12), blockHeight: inches(12), ...changes },
});

/** Returns the quarter turns of the blocks of a grid, row by row. */
function turnsOf(setting: Setting, grid: 0 | 1 = 0): number[][] {
  const rows = Array.from({ length: setting.rows - grid }, (): number[] => []);
  for (const { quarter, column, row, columns, rows: high, every } of blockRuns(setting, grid))
    for (let x = 0; x < columns; x++)
      for (let y = 0; y < high; y++) {
        const line = rows[row + y * every.rows];
        if (line) line[column + x * every.columns] = quarter;
      }
  return rows;
}

const table = (setting: Setting, grid: 0 | 1 = 0) => turnsOf(setting, grid).map((line) => line.join(' '));

/*
 * The dark half of a block lies at the lower right, lower left, upper left and upper right after 0 to 3 quarter turns. The
 * tables are drawn from the common layouts of log cabin quilts.
 */
describe('the quarter turns of 4 × 4 blocks', () => {
  it.each([
    ['alike', ['0 0 0 0', '0 0 0 0', '0 0 0 0', '0 0 0 0']],
    ['pinwheel', ['3 0 3 0', '2 1 2 1', '3 0 3 0', '2 1 2 1']],
    ['rows', ['0 0 0 0', '2 2 2 2', '0 0 0 0', '2 2 2 2']],
    ['barnRaising', ['0 2 3 1', '2 0 1 3', '1 3 2 0', '3 1 0 2']],
    ['straightFurrow', ['0 2 0 2', '2 0 2 0', '0 2 0 2', '2 0 2 0']],
    ['sunshineAndShadow', ['0 1 0 1', '3 2 3 2', '0 1 0 1', '3 2 3 2']],
    ['streakOfLightning', ['0 1 0 1', '2 3 2 3', '0 1 0 1', '2 3 2 3']],
  ] as const)('%s', (rule, lines) => {
    expect(table(places(rule, 4))).toEqual(lines);
  });

  it('Barn Raising of 6 × 6 blocks has one more round', () => {
    expect(table(places('barnRaising', 6))).toEqual([
      '0 2 0 1 3 1',
      '2 0 2 3 1 3',
      '0 2 0 1 3 1',
      '3 1 3 2 0 2',
      '1 3 1 0 2 0',
      '3 1 3 2 0 2',
    ]);
  });

  it('all turn once more for blocks whose dark half lies elsewhere', () => {
    expect(table(places('straightFurrow', 2, { turned: 3 }))).toEqual(['3 1', '1 3']);
  });

  it('on point, the rows of a rule are diagonal rows', () => {
    const setting = places('streakOfLightning', 3, { kind: 'onPoint' });
    // Across and down, the first block lies at (0, 0), its right neighbour at (1, −1), and the block between at (1, 0).
    expect(table(setting)).toEqual(['0 3 0', '3 0 3', '0 3 0']);
    expect(table(setting, 1)).toEqual(['1 2', '2 1']);
  });

  it('are halves where blocks aren’t square', () => {
    for (const rule of layRules)
      for (const turn of turnsOf(places(rule, 4, { blockHeight: inches(8) })).flat())
        expect([0, 2]).toContain(turn);
  });
});

/** Returns whether the top, right, bottom and left edges of a block are dark. */
const darkEdges = (turn: number) => [0, 1, 2, 3].map((edge) => [1, 2].includes((edge - turn + 4) % 4));

it.each(['barnRaising', 'straightFurrow', 'sunshineAndShadow', 'streakOfLightning'] as const)(
  'in %s, neighbours meet dark to dark and light to light',
  (rule) => {
    const turns = turnsOf(places(rule, 8));
    const edge = (column: number, row: number, side: number) =>
      darkEdges(turns[row]?.[column] ?? Number.NaN)[side];
    for (let row = 0; row < 8; row++)
      for (let column = 0; column < 7; column++) {
        expect(edge(column, row, 1)).toBe(edge(column + 1, row, 3));
        expect(edge(row, column, 2)).toBe(edge(row, column + 1, 0));
      }
  },
);

it('has at most 16 runs in 60 × 60 blocks, for any rule', () => {
  for (const rule of layRules) expect(blockRuns(places(rule, 60)).length).toBeLessThanOrEqual(16);
});
