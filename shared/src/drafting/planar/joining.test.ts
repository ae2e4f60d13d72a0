import { expect, it } from 'vitest';
import type { Seam } from '../../geometry/seam.js';
import { withoutSeams } from '../edits.js';
import { mapOf } from '../map-of-shapes.js';
import { withStroke } from '../strokes.js';
import { line, made } from '../strokes.fixture.js';

const empty = made(mapOf([[], [], []]));

/** Returns a circle of 200 units about the middle of the block, in two halves that meet at an angle in degrees. */
function circle(degrees: number): Seam[] {
  const [x, y] = [Math.cos, Math.sin].map((of) => 200 * of((degrees * Math.PI) / 180));
  const [one, other] = [1, -1].map((way) => ({ x: 500 + way * (x ?? 0), y: 500 + way * (y ?? 0) }));
  return one && other
    ? [
        { from: one, to: other, bulge: 1 },
        { from: other, to: one, bulge: 1 },
      ]
    : [];
}

const drafted = (...seams: Seam[]) => made(withStroke(empty, seams)).map;

/** Returns the corners that aren't on the edge of the block. */
const cornersOf = ({ corners }: typeof empty) =>
  corners
    .filter(({ x, y }) => x % 1000 !== 0 && y % 1000 !== 0)
    .map(({ x, y }) => [x, y])
    .sort(([x = 0], [otherX = 0]) => x - otherX);

it('joins the parts of a line when the seam that ended between them is erased', () => {
  const split = drafted(line(0, 500, 1000, 500), line(400, 0, 400, 500));
  expect(cornersOf(split)).toEqual([[400, 500]]);
  const { map } = made(withoutSeams(split, [{ x: 400, y: 200 }]));
  expect(cornersOf(map)).toEqual([]);
  expect(map.corners).toHaveLength(6);
});

it.each([0, 30, 90, 200])('has a whole circle meet at its left and right, if drawn from %d°', (degrees) => {
  expect(cornersOf(drafted(...circle(degrees)))).toEqual([
    [300, 500],
    [700, 500],
  ]);
});

it.each([0, 30, 90, 200])('has one corner in the middle of a longer arc, if drawn from %d°', (degrees) => {
  // The line is 120 below the centre, and crosses the circle 160 from its middle.
  expect(cornersOf(drafted(...circle(degrees), line(0, 620, 1000, 620)))).toEqual([
    [340, 620],
    [500, 300],
    [660, 620],
  ]);
});

it('has no corner in an arc of half a circle or less', () => {
  const map = drafted(...circle(90), line(0, 500, 1000, 500));
  expect(cornersOf(map)).toEqual([
    [300, 500],
    [700, 500],
  ]);
});
