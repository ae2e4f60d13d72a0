import { QUARTER } from '@quiltwright/shared/quilting/shapes/curved-forms';
import { squareGrid } from '@quiltwright/shared/quilting/shapes/patch-grid';
import type { StarGrid } from '@quiltwright/shared/quilting/shapes/star-grid';
import { distance } from '@quiltwright/shared/geometry/point';
import { expect, test } from 'vitest';
import type { Seam } from '@quiltwright/shared/geometry/seam';
import { draftGridOfPatches, draftGridOfStar } from './draft-grid';
import { SeamSnapping } from './seam-snapping';

const p = (x: number, y: number) => ({ x, y });
const seam = (x1: number, y1: number, x2: number, y2: number, bulge = 0): Seam => ({
  from: p(x1, y1),
  to: p(x2, y2),
  bulge,
});
const near = (x: number, y: number) => ({
  x: expect.closeTo(x, 3) as number,
  y: expect.closeTo(y, 3) as number,
});

/* A block of 12 inches. */
const size = { ruler: p(1000 / 96, 1000 / 96), unit: p(0.012, 0.012) };
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/* On a grid of 4, with a quarter of a circle and a line from (100, 900) to (700, 940), which is 601.332 long. */
const quarter = seam(500, 0, 0, 500, QUARTER);
const snapping = new SeamSnapping({
  ...size,
  seams: [quarter, seam(100, 900, 700, 940)],
  grid: draftGridOfPatches(squareGrid(4)),
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
  /* A diagonal runs through (750, 500) and (500, 250). */
  ['diagonal', p(701, 450), p(700.5, 450.5)],
  /* On the circle about the centre through the grid points at a distance of 250, at 3, 4, 5. */
  ['circle', p(702, 651), p(700.7, 649.3)],
])('an end near a %s snaps to it', (kind, from, to) => {
  const end = snapping.end(from, 8, null);
  expect(end).toMatchObject({ kind, guides: [] });
  if (kind === 'circle') expect(distance(end.at, p(500, 500))).toBeCloseTo(250, 6);
  else expect(end.at).toEqual(near(to.x, to.y));
});

/* Three eighths of a circle of radius 130 about (600, 400), from its left side over its top. */
const arc = seam(470, 400, 600 + 130 * Math.SQRT1_2, 400 - 130 * Math.SQRT1_2, Math.tan(radians(33.75)));
const beside = new SeamSnapping({ ...size, seams: [arc], grid: draftGridOfPatches(squareGrid(4)) });

test.each([
  ['centre', p(597, 403), p(600, 400)],
  ['quarter', p(603, 272), p(600, 270)],
])('an end near the %s of an arc snaps to it', (kind, from, to) => {
  expect(beside.end(from, 8, null)).toEqual({ at: near(to.x, to.y), kind, guides: [] });
});

test('a seam from a point snaps to the tangent of an arc and to the foot on a seam', () => {
  /* From 260 to the left of the centre, the tangent to a circle of radius 130 leaves at 30°. */
  const tangent = beside.end(p(537, 290), 8, p(340, 400));
  expect(tangent).toMatchObject({ kind: 'tangent', at: near(535, 400 - 130 * Math.sin(radians(60))) });
  /* From (500, 500), the circle’s tangents are at its ends, which are corners. */
  expect(snapping.end(p(2, 497), 8, p(500, 500)).kind).toBe('corner');
  /* The way from (150, 850) to its foot is at a right angle to (600, 40). */
  const foot = snapping.end(p(147, 902), 8, p(150, 850));
  expect(foot.kind).toBe('right angle');
  expect((foot.at.x - 150) * 600 + (foot.at.y - 850) * 40).toBeCloseTo(0, 6);
});

test('a corner comes before a grid point that is nearer, and the stroke’s own corners before all', () => {
  expect(snapping.end(p(499, 3), 8, null).kind).toBe('corner');
  expect(snapping.end(p(499, 253), 8, null, [p(496, 256)])).toMatchObject({
    at: p(496, 256),
    kind: 'corner',
  });
});

test('a seam snaps to angles of 15°, and there to a line of the grid', () => {
  /* From (610, 610) at 30° up: 140 across to the line at 750. */
  const onLine = snapping.end(p(747, 531), 8, p(610, 610));
  expect(onLine).toMatchObject({ kind: 'angle', at: near(750, 610 - 140 * Math.tan(radians(30))) });
  expect(onLine.guides).toEqual([{ kind: 'line', from: p(610, 610), to: onLine.at }]);
});

test('at an angle, a seam meets another seam exactly', () => {
  /* From (300, 800) straight down, the seam is at 900 + 200 ÷ 15. */
  expect(snapping.end(p(304, 906), 4, p(304.5, 800)).at.x).toBeCloseTo(304.5, 6);
});

test('at an angle away from all lines, a seam is as long as another, or some eighths of an inch', () => {
  const equal = snapping.end(p(903, 622), 8, p(300, 620));
  expect(equal).toMatchObject({ kind: 'equal length', at: near(901.332, 620) });
  expect(equal.guides).toEqual([
    { kind: 'line', from: p(300, 620), to: equal.at },
    { kind: 'line', from: p(100, 900), to: p(700, 940) },
  ]);
  /* 220 units at 15° are 2.64 inches. */
  const end = p(610 + 220 * Math.cos(radians(15)), 610 - 220 * Math.sin(radians(15)));
  const eighths = snapping.end(end, 8, p(610, 610));
  expect(eighths.kind).toBe('angle');
  expect(distance(eighths.at, p(610, 610)) * 0.012).toBeCloseTo(2.625, 9);
});

test('at no angle, a seam still snaps to the length of another', () => {
  const from = p(300, 620);
  const end = p(300 + 603 * Math.cos(radians(7.5)), 620 + 603 * Math.sin(radians(7.5)));
  const equal = snapping.end(end, 8, from);
  expect(equal.kind).toBe('equal length');
  expect(distance(equal.at, from)).toBeCloseTo(Math.hypot(600, 40), 9);
});

test('without a reach nothing snaps, and beside everything an end is on a mark of the ruler', () => {
  expect(snapping.end(p(104, 903), 0, null)).toEqual({ at: p(104, 903), kind: null, guides: [] });
  const { at, kind, guides } = snapping.end(p(655, 700), 5, null);
  expect(kind).toBeNull();
  expect(guides.length).toBeLessThanOrEqual(2);
  expect((at.x * 96) / 1000).toBeCloseTo(Math.round((at.x * 96) / 1000), 6);
});

test('there are never more than two guides', () => {
  for (let x = 20; x < 1000; x += 37)
    for (let y = 20; y < 1000; y += 41)
      expect(snapping.end(p(x, y), 8, p(610, 630)).guides.length).toBeLessThanOrEqual(2);
});

const onStar = (grid: StarGrid) =>
  new SeamSnapping({ ...size, seams: [quarter], grid: draftGridOfStar(grid, size.unit) });

test('on a wheel, an end snaps to crossings of spokes and rings, to seams that cross them, and to their lines', () => {
  const wheel = onStar({ kind: 'wheel', points: 8, rings: 2 });
  const onRing = 500 - 250 * Math.SQRT1_2;
  expect(wheel.end(p(onRing + 3, onRing - 2), 8, null)).toMatchObject({
    kind: 'grid',
    at: near(onRing, onRing),
  });
  /* The circle of radius 500 crosses the spoke to the corner at 500 · cos 45°. */
  expect(wheel.end(p(351, 355), 8, null)).toMatchObject({
    kind: 'middle',
    at: near(353.553, 353.553),
  });
  /* At 3, 4, 5 on the ring of radius 250. */
  const ring = wheel.end(p(701, 649), 8, null);
  expect(ring.kind).toBe('grid');
  expect(distance(ring.at, p(500, 500))).toBeCloseTo(250, 6);
  expect(wheel.end(p(640, 642), 8, null)).toMatchObject({ kind: 'grid', at: near(641, 641) });
});

test.each([
  [8, 22.5],
  [10, 18],
  [20, 18],
  [12, 15],
] as const)('on a wheel of %i points, a seam snaps to angles of %f°', (points, degrees) => {
  const from = p(610, 860);
  const towards = (angle: number) =>
    p(from.x + 203 * Math.cos(radians(angle)), from.y + 203 * Math.sin(radians(angle)));
  const { at, kind } = onStar({ kind: 'wheel', points, rings: 1 }).end(towards(degrees + 0.5), 8, from);
  expect(kind).toBe('angle');
  expect((Math.atan2(at.y - from.y, at.x - from.x) * 180) / Math.PI).toBeCloseTo(degrees, 6);
});
