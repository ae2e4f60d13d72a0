import { squareGrid } from '@quiltwright/shared/quilting/shapes/patch-grid';
import { expect, test } from 'vitest';
import { draftGridOfPatches, linesOfStarGrid } from './draft-grid';

test('a patch grid of 2 columns and 3 rows has the diagonals of its patches', () => {
  const { faint, middles, points } = draftGridOfPatches({ columns: 2, rows: 3 });
  const diagonals = faint.find(({ kind }) => kind === 'diagonal')?.lines ?? [];
  /* Each way: the lines through 1, 2, 2 and 1 patches. */
  expect(diagonals).toHaveLength(8);
  for (const { from, to } of diagonals)
    expect(Math.abs((to.y - from.y) / (to.x - from.x))).toBeCloseTo(2 / 3, 6);
  expect(points).toHaveLength(12);
  expect(middles).toHaveLength(6);
});

test('a patch grid has circles about the centre through its lines', () => {
  const circles = draftGridOfPatches(squareGrid(3)).faint.find(({ kind }) => kind === 'circle')?.lines ?? [];
  /* Two halves each, with radii of 1/6 and 1/2 of the block. */
  expect(circles.map(({ from, to }) => Math.round(Math.abs(from.x - to.x) / 2))).toEqual([
    500, 500, 167, 167,
  ]);
});

test('the lines of a star grid are computed once', () => {
  const grid = { kind: 'wheel', points: 8, rings: 1 } as const;
  const unit = { x: 0.012, y: 0.012 };
  expect(linesOfStarGrid(grid, unit)).toBe(linesOfStarGrid(grid, { ...unit }));
  expect(linesOfStarGrid(grid, { x: 0.006, y: 0.012 })).not.toBe(linesOfStarGrid(grid, unit));
});
