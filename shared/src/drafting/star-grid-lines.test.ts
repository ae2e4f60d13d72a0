import { expect, test } from 'vitest';
import { arcOf } from '../geometry/seam.js';
import { starGridLines } from './star-grid-lines.js';

const square = { x: 0.012, y: 0.012 };
const p = (x: number, y: number) => ({
  x: expect.closeTo(x, 3) as number,
  y: expect.closeTo(y, 3) as number,
});

test('a wheel of 16 points meets the edge where the corners of an eight-pointed star are', () => {
  const { lines, points } = starGridLines({ kind: 'wheel', points: 16, rings: 2 }, square);
  // 16 spokes, and two halves of each ring.
  expect(lines).toHaveLength(20);
  // The corner squares of a star have sides of B ÷ (2 + √2) = 292.893.
  expect(points).toContainEqual(p(292.893, 0));
  expect(points).toContainEqual(p(1000, 707.107));
  // On the inner ring at 22½° from upright: 500 + 250 · sin 22½°, 500 − 250 · cos 22½°.
  expect(points).toContainEqual(p(595.671, 269.03));
  // The centre, 32 on rings, and 12 more at the edge: 4 of 16 spokes end on the outer ring.
  expect(points).toHaveLength(45);
});

test.each([
  ['topLeft', p(1000, 0), p(0, 1000), p(0, 0)],
  ['topRight', p(0, 0), p(1000, 1000), p(1000, 0)],
  ['bottomLeft', p(1000, 1000), p(0, 0), p(0, 1000)],
  ['bottomRight', p(0, 1000), p(1000, 0), p(1000, 1000)],
] as const)('arcs about the corner %s are quarter circles', (corner, start, end, centre) => {
  const { lines } = starGridLines({ kind: 'arcs', corner, arcs: 4, wedges: 1 }, square);
  expect(lines).toHaveLength(4);
  const last = lines.at(-1);
  expect(last).toMatchObject({ from: start, to: end });
  expect(last && arcOf(last)).toMatchObject({ centre, radiusX: expect.closeTo(1000, 3) as number });
});

test('lines divide a corner into wedges of equal angles', () => {
  const { lines, points } = starGridLines({ kind: 'arcs', corner: 'bottomLeft', arcs: 2, wedges: 3 }, square);
  expect(lines).toHaveLength(4);
  // 500 from the corner at 30°: 433.013 across and 250 up.
  expect(points).toContainEqual(p(433.013, 750));
  // The line at 30° ends at the right edge, 577.35 up.
  expect(points).toContainEqual(p(1000, 422.65));
});

test('triangles have level sides and angles of 60°', () => {
  const { lines, points } = starGridLines({ kind: 'triangles', count: 4, isUpright: false }, square);
  // Sides of 250 block units, and rows that are 216.506 apart.
  expect(points).toContainEqual(p(500, 500));
  expect(points).toContainEqual(p(750, 500));
  expect(points).toContainEqual(p(625, 283.494));
  expect(points).toContainEqual(p(500, 66.987));
  // 5 level lines. The slanted lines start at −3 to 3 sides from the centre, because 1.1547 · 2 rows ÷ 2 more fit.
  expect(lines.filter(({ from, to }) => from.y === to.y)).toHaveLength(5);
  for (const { from, to } of lines) {
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    expect([0, 60, 120].some((each) => Math.abs(angle - each) < 0.01)).toBe(true);
  }
});

test('on a rectangular block, triangles keep their angles', () => {
  // 6 by 12 inches: sides of 3 inches, and rows 2.598 inches apart.
  const unit = { x: 0.006, y: 0.012 };
  const { points } = starGridLines({ kind: 'triangles', count: 2, isUpright: false }, unit);
  expect(points).toContainEqual(p(750, 500 - 216.506));
  const upright = starGridLines({ kind: 'triangles', count: 4, isUpright: true }, unit);
  // Sides of 3 inches down: the next column is 2.598 inches to the right, which are 433.013 units.
  expect(upright.points).toContainEqual(p(933.013, 500 - 125));
});

test('every line and point is inside the block', () => {
  const within = ({ x, y }: { x: number; y: number }) => x >= 0 && x <= 1000 && y >= 0 && y <= 1000;
  for (const grid of [
    { kind: 'wheel', points: 32, rings: 8 },
    { kind: 'triangles', count: 16, isUpright: true },
    { kind: 'triangles', count: 7, isUpright: false },
    { kind: 'arcs', corner: 'topRight', arcs: 12, wedges: 16 },
  ] as const) {
    const { lines, points } = starGridLines(grid, { x: 0.009, y: 0.012 });
    expect(points.every(within)).toBe(true);
    expect(lines.every(({ from, to }) => within(from) && within(to))).toBe(true);
  }
});
