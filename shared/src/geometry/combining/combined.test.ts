import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BulgedCorner } from './arcs-along.js';
import { combinations, combined, combinedAll } from './combined.js';
import type { Loop } from './loops.js';
import { areaOf, bulged, outlineContains } from '../outline.js';

const QUARTER = Math.SQRT2 - 1;
const corner = (x: number, y: number, bulge = 0): BulgedCorner => ({ x, y, bulge });
const box = (x: number, y: number, width: number, height: number): Loop => [
  corner(x, y),
  corner(x + width, y),
  corner(x + width, y + height),
  corner(x, y + height),
];
const circle = (x: number, y: number, radius: number): Loop => [
  corner(x + radius, y, QUARTER),
  corner(x, y + radius, QUARTER),
  corner(x - radius, y, QUARTER),
  corner(x, y - radius, QUARTER),
];
const area = (loops: readonly Loop[] | null) =>
  (loops ?? []).reduce((sum, loop) => sum + areaOf(bulged(loop)), 0);

describe('squares', () => {
  it('that overlap', () => {
    const [one, other] = [box(0, 0, 100, 100), box(50, 50, 100, 100)];
    const [shared, ...more] = combined([one], [other], 'intersect') ?? [];
    expect(more).toEqual([]);
    expect(shared).toEqual(expect.arrayContaining([...box(50, 50, 50, 50)]));
    expect(area(combined([one], [other], 'add'))).toBeCloseTo(17_500, 6);
    const cut = combined([one], [other], 'subtract');
    expect(cut?.[0]).toHaveLength(6);
    expect(area(cut)).toBeCloseTo(7_500, 6);
  });

  it('side by side become one, without corners at the seam', () => {
    expect(combined([box(0, 0, 100, 100)], [box(100, 0, 50, 100)], 'add')?.[0]).toHaveLength(4);
    expect(combined([box(0, 0, 100, 100)], [box(100, 20, 50, 50)], 'intersect')).toEqual([]);
    expect(area(combined([box(0, 0, 100, 100)], [box(100, 20, 50, 50)], 'subtract'))).toBeCloseTo(10_000, 6);
  });

  it('that touch in a corner stay two loops, and a cut through the middle makes two', () => {
    expect(combined([box(0, 0, 100, 100)], [box(100, 100, 50, 50)], 'add')).toHaveLength(2);
    expect(combined([box(0, 0, 100, 100)], [box(40, -10, 20, 200)], 'subtract')).toHaveLength(2);
  });

  it('inside each other: a hole runs anticlockwise', () => {
    const ring = combined([box(0, 0, 100, 100)], [box(20, 20, 50, 50)], 'subtract');
    expect(ring?.map((loop) => Math.sign(areaOf(bulged(loop))))).toEqual([1, -1]);
    /* A square in the hole fills it. */
    expect(area(combined(ring ?? [], [box(20, 20, 50, 50)], 'add'))).toBeCloseTo(10_000, 6);
  });

  it('that are equal', () => {
    expect(combined([box(0, 0, 9, 9)], [box(0, 0, 9, 9)], 'add')?.[0]).toHaveLength(4);
    expect(combined([box(0, 0, 9, 9)], [box(0, 0, 9, 9)], 'intersect')?.[0]).toHaveLength(4);
    expect(combined([box(0, 0, 9, 9)], [box(0, 0, 9, 9)], 'subtract')).toEqual([]);
  });
});

describe('curves', () => {
  it('stay arcs: what two circles share is a melon', () => {
    const melon = combined([circle(0, 0, 100)], [circle(100, 100, 100)], 'intersect');
    expect(melon).toHaveLength(1);
    expect(melon?.[0]).toHaveLength(2);
    for (const { bulge } of melon?.[0] ?? []) expect(bulge).toBeCloseTo(QUARTER, 6);
    /* (π ÷ 2 − 1) · 100² */
    expect(area(melon)).toBeCloseTo(5_707.963, 2);
  });

  it('of a quarter circle cut out of its square leave its ground', () => {
    const quarter = [corner(0, 100), corner(0, 25, QUARTER), corner(75, 100)];
    const ground = combined([box(0, 0, 100, 100)], [quarter], 'subtract');
    expect(ground?.[0]).toHaveLength(5);
    /* 100² − π · 75² ÷ 4 */
    expect(area(ground)).toBeCloseTo(5_582.136, 2);
    expect(area(combined(ground ?? [], [quarter], 'add'))).toBeCloseTo(10_000, 6);
    expect(combined(ground ?? [], [quarter], 'add')?.[0]).toHaveLength(4);
  });

  it('of a little more than half a circle stay two', () => {
    /* The melon’s corner is 0.2 outside the circle, so the circle is cut just beside two of its corners. */
    const disc = circle(150, 270, 230);
    const melon = [corner(280, 460, QUARTER), corner(510, 230, QUARTER)];
    const [cut, shared] = [combined([disc], [melon], 'subtract'), combined([disc], [melon], 'intersect')];
    expect(area(cut) + area(shared)).toBeCloseTo(Math.PI * 230 ** 2, 1);
  });

  it('that only touch are apart', () => {
    expect(combined([circle(0, 0, 100)], [circle(200, 0, 100)], 'intersect')).toEqual([]);
    expect(area(combined([circle(0, 0, 100)], [circle(200, 0, 100)], 'add'))).toBeCloseTo(
      2 * Math.PI * 100 ** 2,
      4,
    );
  });
});

it('has the areas and points of sets, for any circles, squares and triangles', () => {
  const place = fc.integer({ min: 0, max: 40 }).map((step) => step * 10);
  const size = fc.integer({ min: 2, max: 30 }).map((step) => step * 10);
  const loop = fc.oneof(
    fc.tuple(place, place, size, size).map(([x, y, width, height]) => box(x, y, width, height)),
    fc.tuple(place, place, size).map(([x, y, radius]) => circle(x, y, radius)),
    fc
      .tuple(place, place, size)
      .map(([x, y, side]): Loop => [corner(x, y), corner(x + side, y + side), corner(x, y + side)]),
    fc
      .tuple(place, place, size)
      .map(([x, y, side]): Loop => [corner(x, y + side, QUARTER), corner(x + side, y, QUARTER)]),
  );
  fc.assert(
    fc.property(
      loop,
      loop,
      fc.integer({ min: -100, max: 700 }),
      fc.integer({ min: -100, max: 700 }),
      (one, other, x, y) => {
        const results = combinations.map((how) => combined([one], [other], how));
        /* Edges that almost touch have no result. */
        if (results.some((each) => each === null)) return;
        const [added = 0, cut = 0, shared = 0] = results.map(area);
        expect(added).toBeCloseTo(area([one]) + area([other]) - shared, 1);
        expect(cut).toBeCloseTo(area([one]) - shared, 1);
        const isIn = (loops: readonly Loop[] | null | undefined) =>
          (loops ?? []).filter((each) => outlineContains(bulged(each), { x: x + 0.37, y: y + 0.53 })).length %
            2 ===
          1;
        const [a, b] = [isIn([one]), isIn([other])];
        expect(results.map(isIn)).toEqual([a || b, a && !b, a && b]);
      },
    ),
    { numRuns: 300 },
  );
});

describe('many areas', () => {
  const thousand = (loopAt: (x: number, y: number) => Loop) =>
    Array.from({ length: 1000 }, (_, i) => loopAt((i % 32) * 30, Math.floor(i / 32) * 30));
  const all = (loops: readonly Loop[], how: 'add' | 'subtract' | 'intersect') =>
    combinedAll(loops[0] ?? [], loops.slice(1), how);

  it('apart from each other stay as they are', () => {
    const apart = thousand((x, y) => box(x, y, 20, 20));
    expect(all(apart, 'add')).toEqual(apart);
    expect(all(apart, 'subtract')).toEqual([apart[0]]);
    expect(all(apart, 'intersect')).toEqual([]);
  });

  it('are combined as two are', () => {
    const three = [box(0, 0, 100, 100), box(50, 0, 100, 100), box(140, 0, 60, 100)];
    const added = all(three, 'add');
    expect(added).toHaveLength(1);
    expect(area(typeof added === 'string' ? null : added)).toBeCloseTo(20_000, 6);
    expect(all([box(0, 0, 9, 9), ...three], 'subtract')).toEqual([]);
  });

  it('that overlap in too many places are refused before all are compared', () => {
    expect(
      all(
        thousand((x, y) => circle(x, y, 200)),
        'add',
      ),
    ).toBe('many');
  });
});
