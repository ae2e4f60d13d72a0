import { expect, it } from 'vitest';
import { pieceOf } from './piece.js';
import { PieceGrid } from './piece-grid.js';

const piece = (x: number, y: number, toX: number, toY: number, bulge = 0) =>
  pieceOf(
    { from: { x, y }, to: { x: toX, y: toY }, bulge },
    { right: undefined, left: undefined, isNew: true },
  );

const gridOf = (...pieces: ReturnType<typeof piece>[]): PieceGrid => {
  const grid = new PieceGrid();
  for (const each of pieces) grid.add(each);
  return grid;
};

it('finds pieces whose boxes touch in cells of 32 units that both run through', () => {
  const level = piece(0, 100, 1000, 100);
  const [upright, short, far] = [piece(500, 0, 500, 1000), piece(10, 100, 10, 110), piece(0, 300, 1000, 300)];
  const grid = gridOf(level, upright, short, far);
  expect(new Set(grid.near(level))).toEqual(new Set([upright, short]));
  expect(new Set(grid.near(far))).toEqual(new Set([upright]));
});

it('leaves out pieces whose boxes overlap, but that share no cell', () => {
  // Two lines from the upper left to the lower right, 400 apart.
  const grid = gridOf(piece(0, 0, 1000, 1000), piece(400, 0, 1000, 600));
  for (const each of grid.pieces) expect([...grid.near(each)]).toEqual([]);
});

it('finds pieces at most 0.02 units beside each other', () => {
  const line = piece(0, 64, 1000, 64);
  const beside = piece(500, 0, 500, 63.985);
  const away = piece(600, 0, 600, 63.9);
  expect(new Set(gridOf(line, beside, away).near(line))).toEqual(new Set([beside]));
});

it('finds a piece at the top of an arc, which its chord is far from', () => {
  // The upper half of a circle of 500, whose top is at (500, 0).
  const arc = piece(0, 500, 1000, 500, 1);
  const [above, inside] = [piece(480, 0, 520, 0), piece(490, 400, 510, 420)];
  const grid = gridOf(above, inside);
  expect(new Set(grid.near(arc))).toEqual(new Set([above]));
});

it('knows its pieces, until they are removed', () => {
  const [one, other] = [piece(0, 0, 100, 0), piece(50, 0, 50, 100)];
  const grid = gridOf(one, other);
  expect([...grid.pieces]).toEqual([one, other]);
  grid.remove(other);
  expect(grid.has(other)).toBe(false);
  expect(grid.has(one)).toBe(true);
  expect([...grid.near(one)]).toEqual([]);
});
