import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecedWays, spacerToWhole } from './pieced-ways.js';

const near = (value: number) => expect.closeTo(value, 9) as number;

describe('a border of 5″ units around 46″ × 58″', () => {
  const [coping, size, ...others] = piecedWays({ width: 46, height: 58 }, 5);

  it('needs coping of 2″ and 1″ first: 46 + 2 · 2 = 50 = 10 · 5, 58 + 2 · 1 = 60 = 12 · 5, 60 × 70 in all', () => {
    expect(coping).toEqual({
      ...{ kind: 'coping', unit: 5, columns: 10, rows: 12 },
      spacer: { width: 2, endWidth: 1 },
      total: { width: 60, height: 70 },
    });
  });

  it('or units of 4″ or 6″ with a spacer of one width', () => {
    // 58 − 46 = 12 is 3 · 4. 46 + 2 · 1 = 48 = 12 · 4, 58 + 2 · 1 = 60 = 15 · 4.
    expect(size).toEqual({
      ...{ kind: 'size', unit: 4, columns: 12, rows: 15 },
      spacer: { width: 1, endWidth: 1 },
      total: { width: 56, height: 68 },
    });
  });

  it('or 9 and 12 units that are stretched: 46 ÷ 9 = 5.111, 58 ÷ 12 = 4.833', () => {
    expect(others).toEqual([
      { kind: 'stretched', unit: 5, spacer: null, columns: 9, rows: 12, total: { width: 56, height: 68 } },
    ]);
  });
});

it('fits without mends where the units divide both sides', () => {
  expect(piecedWays({ width: 60, height: 72 }, 6)).toEqual([
    { kind: 'fits', unit: 6, spacer: null, columns: 10, rows: 12, total: { width: 72, height: 84 } },
  ]);
});

it('needs one spacer where both sides miss by as much: 44 + 2 · 2 = 48 = 8 · 6, 56 + 2 · 2 = 60 = 10 · 6', () => {
  expect(piecedWays({ width: 44, height: 56 }, 6)[0]).toMatchObject({
    ...{ kind: 'spacer', spacer: { width: 2, endWidth: 2 }, columns: 8, rows: 10 },
  });
});

it('offers no spacer with units of a size that needs none: 56 = 14 · 4, 80 = 20 · 4', () => {
  const sizes = piecedWays({ width: 56, height: 80 }, 5).filter(({ kind }) => kind === 'size');
  expect(sizes.map(({ unit, spacer }) => [unit, spacer])).toEqual([[4, null]]);
});

it('offers units of another size that divides both sides: 45 = 9 · 5, 60 = 12 · 5', () => {
  const ways = piecedWays({ width: 45, height: 60 }, 6);
  expect(ways.map(({ kind, unit, spacer }) => [kind, unit, spacer === null])).toContainEqual([
    'size',
    5,
    true,
  ]);
});

describe('a middle on point of 50.912″ × 67.882″', () => {
  // 3 · 12 · √2 and 4 · 12 · √2.
  const middle = { width: 36 * Math.SQRT2, height: 48 * Math.SQRT2 };

  it('comes to 52″ × 69″ by a spacer of 0.544″ and 0.559″', () => {
    expect(spacerToWhole(middle)).toEqual({
      width: near((52 - 36 * Math.SQRT2) / 2),
      endWidth: near((69 - 48 * Math.SQRT2) / 2),
    });
    expect((52 - 36 * Math.SQRT2) / 2).toBeCloseTo(0.544, 3);
    expect((69 - 48 * Math.SQRT2) / 2).toBeCloseTo(0.559, 3);
    expect(spacerToWhole({ width: 52, height: 69 })).toBeNull();
  });

  it('takes 6″ units after coping of 1.544″ and 2.059″: 9 · 6 = 54 and 12 · 6 = 72', () => {
    const [coping] = piecedWays(middle, 6);
    expect(coping).toMatchObject({
      kind: 'coping',
      columns: 9,
      rows: 12,
      total: { width: near(66), height: near(84) },
    });
    expect(coping?.spacer?.width).toBeCloseTo(1.544, 3);
    expect(coping?.spacer?.endWidth).toBeCloseTo(2.059, 3);
  });
});

it('adds up: units and strips are as long as the sides, and no strip is narrower than ½″', () => {
  const side = fc.double({ min: 36, max: 160, noNaN: true });
  fc.assert(
    fc.property(side, side, fc.integer({ min: 4, max: 48 }), (width, height, quarters) => {
      const ways = piecedWays({ width, height }, quarters / 4);
      expect(new Set(ways.map((way) => `${way.kind} ${way.unit}`)).size).toBe(ways.length);
      for (const { kind, unit, spacer, columns, rows, total } of ways) {
        const [across, down] = [width + 2 * (spacer?.width ?? 0), height + 2 * (spacer?.endWidth ?? 0)];
        expect(total.width).toBeCloseTo(across + 2 * unit, 6);
        if (kind === 'stretched') continue;
        expect(columns * unit).toBeCloseTo(across, 5);
        expect(rows * unit).toBeCloseTo(down, 5);
        if (spacer) expect(Math.min(spacer.width, spacer.endWidth)).toBeGreaterThanOrEqual(0.5 - 1e-5);
      }
    }),
  );
});

it('has no way for units too small to lay, too many, or around the largest quilt', () => {
  expect(piecedWays({ width: 46, height: 58 }, 0.5)).toEqual([]);
  expect(piecedWays({ width: 46, height: 58 }, NaN)).toEqual([]);
  expect(piecedWays({ width: 200, height: 200 }, 1)).toEqual([]);
  expect(piecedWays({ width: 258, height: 258 }, 6)).toEqual([]);
});
