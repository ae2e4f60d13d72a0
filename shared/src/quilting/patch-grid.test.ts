import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { premadeBlocks } from '../library/premade-blocks.js';
import { cellAt, gridLines, guessedGrid, nearestGridLine, patchGrids } from './patch-grid.js';

it('puts thirds and sevenths where the library has them', () => {
  /* A third is 416,666.67 steps of 0.0008, two thirds are 833,333.33, a seventh is 178,571.43. */
  expect(gridLines(3)).toEqual([0, 333.3336, 666.6664, 1000]);
  expect(gridLines(7)[1]).toBe(142.8568);
});

it('has one number for a line that two grids share', () => {
  fc.assert(
    fc.property(fc.constantFrom(...patchGrids), fc.constantFrom(...patchGrids), (one, other) => {
      const lines = gridLines(other);
      for (const [index, line] of gridLines(one).entries())
        if ((index * other) % one === 0) expect(line).toBe(lines[(index * other) / one]);
    }),
  );
});

it('finds the nearest line and the cell of a place', () => {
  expect(nearestGridLine(3, 340)).toBe(333.3336);
  expect(nearestGridLine(4, 874)).toBe(750);
  expect(cellAt(3, 340, 999)).toEqual({ column: 1, row: 2 });
  expect(cellAt(3, 0, 1000)).toBeNull();
  expect(cellAt(3, -1, 5)).toBeNull();
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

  it('of nothing is 4', () => {
    expect(guessedGrid([[], []])).toBe(4);
  });
});
