import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverage, type Outline } from './coverage.js';
import { disc, hole, ring } from './outline.js';

const at = (outlines: readonly Outline[], x: number, y: number): number => {
  const { left, top, width, shares } = coverage(outlines);
  return shares[(y - top) * width + x - left] ?? 0;
};

const sum = (outlines: readonly Outline[]): number => {
  const { width, height, shares } = coverage(outlines);
  return shares.subarray(0, width * height).reduce((total, share) => total + share, 0);
};

const square = (x: number, y: number, side: number): Outline => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];

describe('coverage', () => {
  it('is the exact area of each pixel inside', () => {
    // A unit square from (10.25, 20.25): 3/4 × 3/4, 1/4 × 3/4, 1/4 × 1/4.
    const shape = [square(10.25, 20.25, 1)];
    expect(at(shape, 10, 20)).toBeCloseTo(0.5625, 6);
    expect(at(shape, 11, 20)).toBeCloseTo(0.1875, 6);
    expect(at(shape, 10, 21)).toBeCloseTo(0.1875, 6);
    expect(at(shape, 11, 21)).toBeCloseTo(0.0625, 6);
  });

  it('halves a pixel along its diagonal, on either side of zero', () => {
    for (const from of [-3, 4]) {
      expect(
        at(
          [
            [
              [from, from],
              [from + 1, from],
              [from, from + 1],
            ],
          ],
          from,
          from,
        ),
      ).toBeCloseTo(0.5, 6);
    }
  });

  it('cuts a hole with an outline in the opposite direction', () => {
    const shape = [square(0, 0, 6), hole(square(2, 2, 2))];
    expect(at(shape, 3, 3)).toBeCloseTo(0, 6);
    expect(at(shape, 1, 1)).toBeCloseTo(1, 6);
    expect(sum(shape)).toBeCloseTo(32, 4);
  });

  it('adds up to the area of any star-shaped outline, in either direction', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 1, max: 20, noNaN: true }), { minLength: 3, maxLength: 12 }),
        fc.double({ min: -50, max: 50, noNaN: true }),
        (radii, x) => {
          const outline = ring(radii.length, (angle, i) => [
            x + (radii[i] ?? 1) * Math.cos(angle),
            (radii[i] ?? 1) * Math.sin(angle),
          ]);
          const area = radii.reduce((total, r, i) => {
            const next = radii[(i + 1) % radii.length] ?? r;
            return total + (r * next * Math.sin((2 * Math.PI) / radii.length)) / 2;
          }, 0);
          expect(sum([outline])).toBeCloseTo(area, 2);
          expect(sum([hole(outline)])).toBeCloseTo(area, 2);
        },
      ),
    );
  });

  it('gives a disc of 24 sides its area', () => {
    expect(sum([disc(10, 3.3, -7.1)])).toBeCloseTo(12 * 100 * Math.sin(Math.PI / 12), 2);
  });
});
