import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arcsAlong, bulgeThrough } from './arcs-along.js';
import { bulged, flattened } from '../outline.js';

/** Returns the point of an ellipse about (0, 0) at the angle of t quarter turns. */
const onEllipse = (width: number, height: number) => (t: number) => ({
  x: width * Math.cos((t * Math.PI) / 2),
  y: height * Math.sin((t * Math.PI) / 2),
});

it('follows a quarter of a circle with one arc', () => {
  /* The tangent of 90° ÷ 4 is √2 − 1. On the screen, the angle grows clockwise. */
  expect(arcsAlong(onEllipse(5, 5), 0.001)).toEqual([
    {
      x: expect.closeTo(5, 12) as number,
      y: expect.closeTo(0, 12) as number,
      bulge: expect.closeTo(Math.SQRT2 - 1, 12) as number,
    },
  ]);
});

it('follows a straight line with one straight side', () => {
  expect(arcsAlong((t) => ({ x: 3 * t, y: 4 * t }), 0.001)).toEqual([{ x: 0, y: 0, bulge: 0 }]);
});

it('finds the bulge of an arc through a point: above 0 clockwise, below 0 anticlockwise', () => {
  const [left, top, right] = [
    { x: -1, y: 0 },
    { x: 0, y: -1 },
    { x: 1, y: 0 },
  ];
  expect(bulgeThrough(left, top, right)).toBeCloseTo(1, 12);
  expect(bulgeThrough(right, top, left)).toBeCloseTo(-1, 12);
});

it('stays within the tolerance of an ellipse', () => {
  const side = fc.integer({ min: 1, max: 500 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const at = onEllipse(width, height);
      const end = at(1);
      const corners = [...arcsAlong(at, 0.5), { ...end, bulge: 0 }];
      for (const { x, y } of flattened(bulged(corners).slice(0, -1), 0.01)) {
        /* The point of the ellipse in the same direction is at least as far as the nearest one. */
        const away = Math.hypot(x, y) * (1 - 1 / Math.hypot(x / width, y / height));
        expect(Math.abs(away) * Math.min(1, height / width, width / height)).toBeLessThan(0.6);
      }
    }),
  );
});
