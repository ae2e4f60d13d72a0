import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box } from './box.js';
import { resizedBox, type Resizing } from './resize.js';

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const whole = { within: box(0, 0, 1000, 1000) };
const before = box(200, 300, 100, 50);
const resized = (edges: [-1 | 0 | 1, -1 | 0 | 1], by: [number, number], how: Partial<Resizing> = {}) =>
  rounded(resizedBox(before, { x: edges[0], y: edges[1] }, { x: by[0], y: by[1] }, { ...whole, ...how }));
/** Rounds a box to nine decimals, because sums of fractions aren't exact. */
const rounded = ({ x, y, width, height }: Box) =>
  box(
    ...([x, y, width, height].map((value) => Number(value.toFixed(9))) as [number, number, number, number]),
  );

describe('a handle', () => {
  it('moves its edges, and leaves the others', () => {
    expect(resized([1, 0], [30, 99])).toEqual(box(200, 300, 130, 50));
    expect(resized([-1, -1], [-20, 10])).toEqual(box(180, 310, 120, 40));
  });

  it('turns the box over', () => {
    /* The right edge moves from 300 to 120. */
    expect(resized([1, 0], [-180, 0])).toEqual(box(200, 300, -80, 50));
    /*
     * The left edge moves from 200 to 340, past the right edge at 300. So the box turns over: it starts at 340 and goes
     * back to 300.
     */
    expect(resized([-1, 0], [140, 0])).toEqual(box(340, 300, -40, 50));
  });

  it('from the centre moves the opposite edge by the same amount', () => {
    expect(resized([1, 1], [30, 5], { isFromCentre: true })).toEqual(box(170, 295, 160, 60));
  });

  it('in proportion changes the other axis too', () => {
    expect(resized([1, 1], [100, 3], { isProportional: true })).toEqual(box(200, 300, 200, 100));
    /* The box is resized about the middle of its left edge, at y = 325. */
    expect(resized([1, 0], [100, 0], { isProportional: true })).toEqual(box(200, 275, 200, 100));
    expect(resized([1, 1], [-250, 3], { isProportional: true })).toEqual(box(200, 300, -150, 75));
  });

  it('stops at the edge of its surroundings, in proportion on both axes', () => {
    expect(resized([1, 1], [5000, 5000])).toEqual(box(200, 300, 800, 700));
    expect(resized([-1, 0], [-5000, 0])).toEqual(box(0, 300, 300, 50));
    /* The box gets eight times as wide and as high. */
    expect(resized([1, 1], [5000, 5000], { isProportional: true })).toEqual(box(200, 300, 800, 400));
    /* The left edge is 250 from the middle. */
    expect(resized([1, 0], [5000, 0], { isFromCentre: true })).toEqual(box(0, 300, 500, 50));
    const lower = { within: box(100, 200, 300, 400) };
    expect(resized([1, 1], [5000, 5000], lower)).toEqual(box(200, 300, 200, 300));
    expect(resized([-1, -1], [-5000, -5000], lower)).toEqual(box(100, 200, 200, 150));
  });
});

it('never leaves its surroundings, and keeps its proportions if asked to', () => {
  const edge = fc.constantFrom(-1 as const, 0 as const, 1 as const);
  const way = fc.integer({ min: -2000, max: 2000 });
  const size = fc.integer({ min: 1, max: 500 });
  const start = fc.integer({ min: 0, max: 500 });
  fc.assert(
    fc.property(
      fc.record({ x: start, y: start, width: size, height: size }),
      ...([edge, edge, way, way, fc.boolean(), fc.boolean()] as const),
      (from, x, y, dx, dy, isProportional, isFromCentre) => {
        const after = resizedBox(
          from,
          { x, y },
          { x: dx, y: dy },
          { ...whole, isProportional, isFromCentre },
        );
        const ends = [after.x, after.x + after.width, after.y, after.y + after.height];
        expect(Math.min(...ends)).toBeGreaterThanOrEqual(-1e-9);
        expect(Math.max(...ends)).toBeLessThanOrEqual(1000 + 1e-9);
        if (isProportional)
          expect(Math.abs(after.width * from.height)).toBeCloseTo(Math.abs(after.height * from.width), 3);
      },
    ),
  );
});
