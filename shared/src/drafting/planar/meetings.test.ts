import { expect, it } from 'vitest';
import type { Point } from '../../geometry/point.js';
import type { Seam } from '../../geometry/seam.js';
import { splitsOf } from './meetings.js';
import { pieceOf } from './piece.js';

const piece = (from: Point, to: Point, bulge = 0) =>
  pieceOf({ from, to, bulge }, { right: undefined, left: undefined, isNew: true });
const at = (x: number, y: number): Point => ({ x, y });
const line = (x: number, y: number, toX: number, toY: number, bulge = 0) =>
  piece(at(x, y), at(toX, toY), bulge);
const splits = (one: ReturnType<typeof piece>, other: ReturnType<typeof piece>) =>
  splitsOf(one, other, (place) => place);
const none = { one: [], other: [] };

it('splits lines that cross in their crossing', () => {
  // On y = x and on y = 400 − x.
  const crossing = [at(200, 200)];
  expect(splits(line(0, 0, 400, 400), line(0, 400, 400, 0))).toEqual({ one: crossing, other: crossing });
  expect(splits(line(0, 0, 100, 100), line(0, 400, 400, 0))).toEqual(none);
});

it('splits only the line on which the end of another line lies, give or take 0.02 units', () => {
  expect(splits(line(0, 300, 600, 300), line(200, 0, 200, 300))).toEqual({ one: [at(200, 300)], other: [] });
  expect(splits(line(0, 300, 600, 300), line(200, 0, 200, 299.985))).toEqual({
    one: [at(200, 299.985)],
    other: [],
  });
  expect(splits(line(0, 300, 600, 300), line(200, 0, 200, 299.97))).toEqual(none);
});

it('splits lines on each other at their ends', () => {
  expect(splits(line(0, 0, 400, 0), line(200, 0, 600, 0))).toEqual({
    one: [at(200, 0)],
    other: [at(400, 0)],
  });
});

it('doesn’t split seams that share a corner', () => {
  const corner = at(500, 500);
  expect(splits(piece(at(0, 0), corner), piece(corner, at(900, 100)))).toEqual(none);
});

it('splits a line and an arc where they cross', () => {
  // The upper half of a circle of 500 about (500, 500). At x = 200 it is √(500² − 300²) = 400 above the centre.
  const arc = line(0, 500, 1000, 500, 1);
  expect(splits(arc, line(200, 0, 200, 500))).toEqual({ one: [at(200, 100)], other: [at(200, 100)] });
});

it('splits a line that touches an arc in one point', () => {
  const arc = line(0, 500, 1000, 500, 1);
  expect(splits(arc, line(100, 0, 900, 0))).toEqual({ one: [at(500, 0)], other: [at(500, 0)] });
  expect(splits(arc, line(100, -0.001, 900, -0.001)).one).toHaveLength(1);
  expect(splits(arc, line(100, -0.1, 900, -0.1))).toEqual(none);
});

it('splits circles where they cross, and in one point where they touch', () => {
  const upper = (x: number, y: number, radius: number): Seam & ReturnType<typeof piece> =>
    line(x - radius, y, x + radius, y, 1);
  // Circles of 250 whose centres are 300 apart cross 150 from both, and 200 above.
  const crossing = [at(500, 300)];
  expect(splits(upper(350, 500, 250), upper(650, 500, 250))).toEqual({ one: crossing, other: crossing });
  // A circle of 100 in a circle of 300 touches it at the top.
  expect(splits(upper(500, 500, 300), upper(500, 300, 100))).toEqual({
    one: [at(500, 200)],
    other: [at(500, 200)],
  });
});
