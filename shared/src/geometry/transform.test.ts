import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distance } from './point.js';
import { combined, move, scale, transformed, turn } from './transform.js';

const corner = { x: 10, y: 20 };

it('moves', () => {
  expect(transformed({ x: 1, y: 2 }, move(3, -5))).toEqual({ x: 4, y: -3 });
});

it('scales about the fixed point', () => {
  /* The point is 4 right of the fixed corner and 2 below it. It moves to 8 right and 6 below. */
  expect(transformed({ x: 14, y: 22 }, scale(corner, 2, 3))).toEqual({ x: 18, y: 26 });
});

it('mirrors with a factor below 0', () => {
  expect(transformed({ x: 14, y: 22 }, scale(corner, -1, 1))).toEqual({ x: 6, y: 22 });
});

it('turns clockwise on the screen', () => {
  /* The point is 4 right of the fixed corner. It moves to 4 below the corner. */
  const { x, y } = transformed({ x: 14, y: 20 }, turn(corner, Math.PI / 2));
  expect(x).toBeCloseTo(10, 12);
  expect(y).toBeCloseTo(24, 12);
});

it('combines two transformations, the inner one first', () => {
  /* (1, 2) doubles to (2, 4), and moves to (5, 3). */
  const both = combined(move(3, -1), scale({ x: 0, y: 0 }, 2, 2));
  expect(transformed({ x: 1, y: 2 }, both)).toEqual({ x: 5, y: 3 });
});

const length = fc.double({ min: -1000, max: 1000, noNaN: true });
const point = fc.record({ x: length, y: length });
const angle = fc.double({ min: -7, max: 7, noNaN: true });

it('keeps the centre of a turn or scale in place', () => {
  fc.assert(
    fc.property(point, angle, length, length, (about, by, across, down) => {
      for (const transform of [turn(about, by), scale(about, across, down)])
        expect(distance(transformed(about, transform), about)).toBeLessThan(1e-6);
    }),
  );
});

it('keeps distances in moves, turns and mirrors', () => {
  fc.assert(
    fc.property(point, point, point, angle, (a, b, about, by) => {
      for (const transform of [move(about.x, about.y), turn(about, by), scale(about, -1, 1)]) {
        const after = distance(transformed(a, transform), transformed(b, transform));
        expect(after).toBeCloseTo(distance(a, b), 6);
      }
    }),
  );
});
