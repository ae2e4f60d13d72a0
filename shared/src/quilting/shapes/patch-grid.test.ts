import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { premadeBlocks } from '../../library/premade-blocks.js';
import {
  cellAt,
  cellsBetween,
  gridLines,
  guessedGrid,
  nearestGridLine,
  nearestRange,
  patchGrids,
  squareGrid,
} from './patch-grid.js';

it('puts thirds and sevenths on the same coordinates as the library', () => {
  /* A third is 416,666.67 steps of 0.0008, two thirds are 833,333.33, a seventh is 178,571.43. */
  expect(gridLines(3)).toEqual([0, 333.3336, 666.6664, 1000]);
  expect(gridLines(7)[1]).toBe(142.8568);
});

it('gives a line shared by two grids one coordinate', () => {
  fc.assert(
    fc.property(fc.constantFrom(...patchGrids), fc.constantFrom(...patchGrids), (one, other) => {
      const lines = gridLines(other);
      for (const [index, line] of gridLines(one).entries())
        if ((index * other) % one === 0) expect(line).toBe(lines[(index * other) / one]);
    }),
  );
});

it('finds the nearest line, and the cell that holds a place', () => {
  expect(nearestGridLine(3, 340)).toBe(333.3336);
  expect(nearestGridLine(4, 874)).toBe(750);
  expect(cellAt(squareGrid(3), 340, 999)).toEqual({ column: 1, row: 2 });
  expect(cellAt(squareGrid(3), 0, 1000)).toBeNull();
  expect(cellAt(squareGrid(3), -1, 5)).toBeNull();
});

it('has wide cells if the grid has fewer columns than rows', () => {
  /* On a grid of 2 × 4, a cell is 500 × 250. So 600 is in the second column, and in the third row. */
  const grid = { columns: 2, rows: 4 } as const;
  expect(cellAt(grid, 600, 600)).toEqual({ column: 1, row: 2 });
  expect(cellAt(grid, 999, 999)).toEqual({ column: 1, row: 3 });
  expect(cellAt(grid, 1000, 0)).toBeNull();
  expect(nearestRange(grid, { x: 0, y: 251, width: 1000, height: 249 })).toEqual({
    ...{ column: 0, row: 1, columns: 2, rows: 1 },
  });
});

it('makes a range from two cells in either order', () => {
  const range = { column: 1, row: 0, columns: 3, rows: 2 };
  expect(cellsBetween({ column: 3, row: 0 }, { column: 1, row: 1 })).toEqual(range);
  expect(cellsBetween({ column: 1, row: 1 }, { column: 3, row: 0 })).toEqual(range);
});

describe('the guessed grid', () => {
  const named = (name: string) => premadeBlocks.find(({ designName }) => designName === name);

  it.each([
    ['Ohio Star', 3],
    ['Shoo Fly', 3],
    ['Sawtooth Star', 4],
    ['Bears Paw', 7],
  ])('of %s is %i', (name, grid) => {
    const block = named(name);
    expect(block && guessedGrid(block.levels)).toBe(grid);
  });

  it('of an empty block is 4', () => {
    expect(guessedGrid([[], []])).toBe(4);
  });
});
