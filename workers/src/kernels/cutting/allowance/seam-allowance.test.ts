import { areaOf, boundsOf, polygon } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trimmedTip, withSeamAllowance } from './seam-allowance';

const path = (...numbers: [number, number][]): Point[] => numbers.map(([x, y]) => ({ x, y }));
const cutOf = (corners: Point[]) => polygon(withSeamAllowance(corners, 0.25));

describe('withSeamAllowance', () => {
  it.each([
    // The sides are 3 + 2 · ¼.
    ['a square', path([0, 0], [3, 0], [3, 3], [0, 3]), 3.5, 3.5, 12.25],
    // The legs are 3 + ¼ (2 + √2) = 3.8536, and the area is 3.8536² ÷ 2.
    ['a half-square triangle', path([0, 0], [3, 0], [0, 3]), 3.853553, 3.853553, 7.424937],
    // The goose is 4 + 2 · ¼ (1 + √2) = 5.2071 wide, and half as high.
    ['a goose', path([2, 0], [4, 2], [0, 2]), 5.207107, 2.603553, 6.77849],
    // The sides are √8 + ½, so the diagonals are (√8 + ½) √2 = 4.7071.
    ['a square on its point', path([2, 0], [4, 2], [2, 4], [0, 2]), 4.707107, 4.707107, 11.078427],
    // At the tips, the tangent T is 4 ÷ ¼ = 16. The tips are cut off ¼ (√257 − √(16 · 11)) = 0.6912 beyond the corners.
    // So the height is 8 + 2 · 0.6912. The width is ½ + 2 · ¼ √(1 + 1 ÷ 256). The area is 2 + ¼ · 4 · √16.0625 + ¼² ·
    // (2 · 5 + 2 ÷ 16) = 6.6406.
    ['a sharp diamond', path([0.25, 0], [0.5, 4], [0.25, 8], [0, 4]), 1.000976, 9.382361, 6.640625],
    // The area is 12 + ¼ · 16 + ¼² · (5 − 1) = 16.25.
    ['an L', path([0, 0], [2, 0], [2, 2], [4, 2], [4, 4], [0, 4]), 4.5, 4.5, 16.25],
    // The allowances close a notch 0.3 wide and 1 deep. The rest is a rectangle of 4 × 3 with ¼ around it, with an
    // area of 4½ · 3½ = 15.75.
    [
      'a notch',
      path([0, 0], [1.85, 0], [1.85, 1], [2.15, 1], [2.15, 0], [4, 0], [4, 3], [0, 3]),
      4.5,
      3.5,
      15.75,
    ],
  ])('adds a quarter inch to %s', (_, corners, width, height, area) => {
    const cut = cutOf(corners);
    const box = boundsOf(cut);
    expect(box.width).toBeCloseTo(width, 4);
    expect(box.height).toBeCloseTo(height, 4);
    expect(areaOf(cut)).toBeCloseTo(area, 4);
  });

  it('follows a circle at a quarter inch', () => {
    const circle = Array.from({ length: 720 }, (_, i) => {
      const angle = (i * Math.PI) / 360;
      return { x: 2 * Math.cos(angle), y: 2 * Math.sin(angle) };
    });
    expect(areaOf(cutOf(circle))).toBeCloseTo(Math.PI * 2.25 ** 2, 3);
  });

  it('is a quarter inch or more from every corner of a triangle, and no farther than tips allow', () => {
    const corner = fc.record({
      x: fc.double({ min: 0, max: 12, noNaN: true }),
      y: fc.double({ min: 0, max: 12, noNaN: true }),
    });
    fc.assert(
      fc.property(corner, corner, corner, (a, b, c) => {
        const area = areaOf(polygon([a, b, c]));
        fc.pre(Math.abs(area) > 0.1);
        const corners = area > 0 ? [a, b, c] : [c, b, a];
        const cut = withSeamAllowance(corners, 0.25);
        const around = corners.reduce((sum, to, i) => {
          const from = corners.at(i - 1) ?? to;
          return sum + Math.hypot(to.x - from.x, to.y - from.y);
        }, 0);
        const added = areaOf(polygon(cut)) - Math.abs(area) - around / 4;
        // The corners add at least as much as those of a circle. Each of the three adds at most 5 squares of the
        // allowance.
        expect(added).toBeGreaterThan(Math.PI / 16 - 1e-3);
        expect(added).toBeLessThan(15 / 16 + 1e-3);
      }),
      { numRuns: 40 },
    );
  });
});

describe('trimmedTip', () => {
  it('cuts a tip without an angle 2½ allowances beyond the corner, also if rounding makes vectors longer', () => {
    for (const longer of [0, 1e-15, 1e-9]) {
      const [into, out] = [
        { x: 1 + longer, y: 0 },
        { x: -1 - longer, y: 0 },
      ];
      const ends = trimmedTip({ x: 3, y: 2 }, into, out, 0.25).map(({ x, y }) =>
        [x, y].map((at) => Math.round(at * 1e6) / 1e6),
      );
      expect(ends).toEqual([
        [3.625, 1.75],
        [3.625, 2.25],
      ]);
    }
  });
});
