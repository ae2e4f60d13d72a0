import { QUARTER } from '@quiltwright/shared/quilting/shapes/curved-forms';
import { squareGrid } from '@quiltwright/shared/quilting/shapes/patch-grid';
import { expect, test } from 'vitest';
import type { Seam } from '@quiltwright/shared/geometry/seam';
import { SeamSnapping } from './seam-snapping';

const p = (x: number, y: number) => ({ x, y });
const seam = (x1: number, y1: number, x2: number, y2: number, bulge = 0): Seam => ({
  from: p(x1, y1),
  to: p(x2, y2),
  bulge,
});
const near = (x: number, y: number) => ({
  x: expect.closeTo(x, 4) as number,
  y: expect.closeTo(y, 4) as number,
});

/* A block of 12 inches on a grid of 4, with a quarter of a circle and a line from (100, 900) to (700, 940). */
const snapping = new SeamSnapping({
  seams: [seam(500, 0, 0, 500, QUARTER), seam(100, 900, 700, 940)],
  grid: squareGrid(4),
  ruler: p(1000 / 96, 1000 / 96),
  unit: p(0.012, 0.012),
});

test.each([
  ['corner', p(104, 903), p(100, 900)],
  ['corner', p(996, 4), p(1000, 0)],
  ['middle', p(402, 923), p(400, 920)],
  /* A circle of radius 500 is 433.01 down at x = 250. */
  ['crossing', p(252, 436), p(250, 433.0127)],
  ['grid', p(746, 255), p(750, 250)],
  ['diagonal', p(620, 130), p(625, 125)],
  ['third', p(303, 910), p(300, 913.3333)],
  /* On the circle at 3, 4, 5. */
  ['seam', p(303, 404), p(300, 400)],
])('an end near a %s snaps to it', (kind, from, to) => {
  expect(snapping.end(from, 8, null)).toEqual({ at: near(to.x, to.y), kind, guides: [] });
});

test('a corner comes before a grid point that is nearer, and the stroke’s own corners before all', () => {
  expect(snapping.end(p(499, 3), 8, null).kind).toBe('corner');
  expect(snapping.end(p(499, 253), 8, null, [p(496, 256)])).toMatchObject({
    at: p(496, 256),
    kind: 'corner',
  });
});

test('a seam from a point snaps to the tangent of an arc and to the foot on a seam', () => {
  /* From (500, 500), the circle’s tangents are at its ends, which are corners. */
  expect(snapping.end(p(2, 497), 8, p(500, 500)).kind).toBe('corner');
  /* The way from (150, 850) to its foot is at a right angle to (600, 40). */
  const foot = snapping.end(p(147, 902), 8, p(150, 850));
  expect(foot.kind).toBe('right angle');
  expect((foot.at.x - 150) * 600 + (foot.at.y - 850) * 40).toBeCloseTo(0, 6);
});

test('a seam snaps to angles of 15°, and there to a line of the grid', () => {
  /* From (610, 610) at 30° up: 200 across, 115.47 up. */
  const free = snapping.end(p(812, 495), 8, p(610, 610));
  expect(free.kind).toBe('angle');
  expect(Math.atan2(610 - free.at.y, free.at.x - 610)).toBeCloseTo(Math.PI / 6, 9);
  expect(free.guides).toHaveLength(1);
  const onLine = snapping.end(p(747, 531), 8, p(610, 610));
  expect(onLine.at).toEqual(near(750, 610 - 140 * Math.tan(Math.PI / 6)));
});

test('without a reach nothing snaps, and beside everything an end is on a mark of the ruler', () => {
  expect(snapping.end(p(104, 903), 0, null)).toEqual({ at: p(104, 903), kind: null, guides: [] });
  const { at, kind, guides } = snapping.end(p(655, 700), 5, null);
  expect(kind).toBeNull();
  expect(guides.length).toBeLessThanOrEqual(2);
  expect((at.x * 96) / 1000).toBeCloseTo(Math.round((at.x * 96) / 1000), 6);
});
