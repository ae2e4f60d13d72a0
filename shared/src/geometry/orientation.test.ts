import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance } from './point.js';
import {
  mirroredOver,
  orientation,
  orientationNumber,
  pointAsDrawn,
  turnedBox,
  turnedContains,
  turnedCorners,
  turnedFurther,
  turning,
} from './orientation.js';
import { transformed } from './transform.js';

const box = { x: 10, y: 20, width: 12, height: 6 };

describe('a turned rectangle', () => {
  it('takes up (w + h) ÷ √2 on each side if it lies on its point, about the same middle', () => {
    // 18 ÷ √2 = 12.7279; the middle is at (16, 23).
    const taken = turnedBox(box, { turn: 1 });
    expect(taken.width).toBeCloseTo(12.7279, 4);
    expect(taken.height).toBe(taken.width);
    expect(taken.x).toBeCloseTo(16 - 6.364, 4);
    expect(taken.y).toBeCloseTo(23 - 6.364, 4);
  });

  it('takes up its own sides, swapped, if it is turned by quarters', () => {
    expect(turnedBox(box, { turn: 2 })).toEqual({ x: 13, y: 17, width: 6, height: 12 });
    expect(turnedBox(box, { turn: 4 })).toBe(box);
    expect(turnedBox(box, {})).toBe(box);
  });

  it('has its corners clockwise as seen', () => {
    // A quarter to the right takes the top left corner to the top right.
    expect(turnedCorners(box, { turn: 2 })).toEqual([
      { x: 19, y: 17 },
      { x: 19, y: 29 },
      { x: 13, y: 29 },
      { x: 13, y: 17 },
    ]);
    // Mirrored, the bottom left corner is where the bottom right one was.
    expect(turnedCorners(box, { mirrored: true })).toEqual([
      { x: 22, y: 26 },
      { x: 10, y: 26 },
      { x: 10, y: 20 },
      { x: 22, y: 20 },
    ]);
  });

  it('is mirrored before it is turned', () => {
    // Mirrored, the top left corner is at the top right; a quarter to the right takes it to the bottom right.
    expect(transformed({ x: 10, y: 20 }, turning(box, { turn: 2, mirrored: true }))).toEqual({
      x: 19,
      y: 29,
    });
  });

  it('contains its middle and not the corners of its box', () => {
    expect(turnedContains(box, { turn: 1 }, { x: 16, y: 23 })).toBe(true);
    const { x, y } = turnedBox(box, { turn: 1 });
    expect(turnedContains(box, { turn: 1 }, { x: x + 0.1, y: y + 0.1 })).toBe(false);
  });

  const anyHow = fc.record({ turn: fc.integer({ min: 0, max: 7 }), mirrored: fc.boolean() });
  const anyPoint = fc.record({ x: fc.integer({ min: -50, max: 50 }), y: fc.integer({ min: -50, max: 50 }) });

  it('gives each point back as it was drawn', () => {
    fc.assert(
      fc.property(anyHow, anyPoint, (how, point) => {
        const seen = transformed(point, turning(box, how));
        expect(distance(pointAsDrawn(seen, box, how), point)).toBeLessThan(1e-9);
      }),
    );
  });

  it('turned or mirrored again lies as the orientations say', () => {
    fc.assert(
      fc.property(anyHow, fc.integer({ min: -9, max: 9 }), anyPoint, (how, by, point) => {
        const seen = transformed(point, turning(box, how));
        const further = transformed(seen, turning(box, orientation(by, false)));
        expect(distance(transformed(point, turning(box, turnedFurther(how, by))), further)).toBeLessThan(
          1e-9,
        );
        const { x, y } = transformed(point, turning(box, mirroredOver(how, 'across')));
        expect(distance({ x, y }, { x: 32 - seen.x, y: seen.y })).toBeLessThan(1e-9);
        const down = transformed(point, turning(box, mirroredOver(how, 'down')));
        expect(distance(down, { x: seen.x, y: 46 - seen.y })).toBeLessThan(1e-9);
      }),
    );
  });

  it('has no fields for a block that lies as it was drawn', () => {
    expect(JSON.stringify(orientation(8, false))).toBe('{}');
    expect(orientation(-1, true)).toEqual({ turn: 7, mirrored: true });
    expect(orientationNumber({})).toBe(0);
    expect(orientationNumber({ turn: 7, mirrored: true })).toBe(15);
  });
});
