import { areaOf, bulged } from '@quiltwright/shared/geometry/outline';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cornersAlong } from './corners-along';
import { subpathsOf } from './path-data';

const read = (data: string) =>
  subpathsOf(data, { left: 10_000 })
    ?.map((curves) => cornersAlong(curves, 0.01, 120))
    .filter(({ length }) => length > 1) ?? null;
const area = (data: string) => (read(data) ?? []).reduce((sum, corners) => sum + areaOf(bulged(corners)), 0);

describe('subpathsOf', () => {
  it('reads lines, absolute and relative', () => {
    const square = [
      { x: 10, y: 10, bulge: 0 },
      { x: 30, y: 10, bulge: 0 },
      { x: 30, y: 30, bulge: 0 },
      { x: 10, y: 30, bulge: 0 },
    ];
    for (const data of [
      'M10 10H30V30H10Z',
      'm10,10 h20 v20 h-20 z',
      'M10 10 30 10 30 30 10 30',
      'M10-.0e1M10 10l20 0 0 20-20 0z',
    ])
      expect(read(data)).toEqual([square]);
  });

  it('keeps arcs of circles as they are, also with flags that stand together', () => {
    /* Half a circle of radius 10: π · 50. */
    const half = read('M0 0a10 10 0 0120 0z');
    expect(half).toEqual([
      [
        { x: 0, y: 0, bulge: expect.closeTo(1, 9) as number },
        { x: 20, y: 0, bulge: 0 },
      ],
    ]);
    expect(area('M0 0A10 10 0 0 1 20 0')).toBeCloseTo(50 * Math.PI, 9);
    expect(area('M0 0A10 10 0 0 0 20 0')).toBeCloseTo(-50 * Math.PI, 9);
    /* Three quarters, and radii that are too short. */
    expect(area('M10 0A10 10 0 1 1 0 -10L0 0Z')).toBeCloseTo(75 * Math.PI, 6);
    expect(area('M0 0A1 1 0 0 1 20 0')).toBeCloseTo(50 * Math.PI, 9);
  });

  it('follows ellipses and Bézier curves', () => {
    /* π · 20 · 10, tilted. */
    expect(area('M-20 0A20 10 0 0 1 20 0A20 10 0 0 1 -20 0') / (Math.PI * 200)).toBeCloseTo(1, 3);
    expect(area('M0 0A20 10 30 0 1 34.641 20A20 10 30 0 1 0 0') / (Math.PI * 200)).toBeCloseTo(1, 2);
    /* Below the parabola of a quadratic curve is two thirds of its triangle: 20 · 30 ÷ 2 · 2 ÷ 3. */
    expect(Math.abs(area('M0 0Q10 30 20 0'))).toBeCloseTo(200, 0);
    /* The smooth second half mirrors the first. */
    expect(area('M0 0Q5 10 10 0T20 0')).toBeCloseTo(0, 3);
    expect(area('M0 0C0 10 10 10 10 0S20 -10 20 0')).toBeCloseTo(0, 3);
  });

  it('mirrors the handle of a curve of the same kind only', () => {
    /* A handle at the start makes a straight line. */
    expect(area('M0 0Q5 10 10 0S20 0 20 0')).toBeCloseTo(area('M0 0Q5 10 10 0L20 0'), 9);
    expect(area('M0 0C0 10 10 10 10 0T20 0')).toBeCloseTo(area('M0 0C0 10 10 10 10 0L20 0'), 9);
  });

  it('closes each subpath, and begins another one at its start', () => {
    expect(read('M0 0H10V10M20 0H30V10')).toHaveLength(2);
    expect(read('M5 5h10v10zh-5v-5')?.[1]?.[0]).toEqual({ x: 5, y: 5, bulge: 0 });
  });

  it('reads no more than it may', () => {
    expect(subpathsOf('M0 0 1 1 2 0', { left: 3 })).not.toBeNull();
    const budget = { left: 2 };
    expect(subpathsOf('M0 0 1 1 2 0', budget)).toBeNull();
    expect(budget.left).toBeLessThan(0);
  });

  it('refuses what is no path', () => {
    for (const data of [
      '10 10',
      'L10 10',
      'M10',
      'M0 0 X 3',
      'M0 0L1 2 3',
      'M0 0A1 1 0 2 0 3 3',
      'M0 0L1e999 0',
      'M0 0z1',
    ])
      expect(read(data)).toBeNull();
    expect(read('')).toEqual([]);
  });

  it('reads long data in a moment', () => {
    const blanks = ' '.repeat(1_000_000);
    expect(read(`M0 0${'l1 1'.repeat(9_000)}${blanks}`)).toHaveLength(1);
    expect(read(`M0 0 ${'1'.repeat(1_000_000)}`)).toBeNull();
    expect(read(`M0 0${blanks}?`)).toBeNull();
  });

  it('never throws', () => {
    const letter = fc.constantFrom(...'MmLlHhVvCcSsQqTtAaZz 0123.-,e'.split(''));
    fc.assert(
      fc.property(fc.string({ unit: letter, maxLength: 60 }), (data) => {
        read(`M0 0${data}`);
      }),
    );
  });
});
