import { describe, expect, it } from 'vitest';
import { biasFrom, bindingOf } from './binding';
import { FINISHING_DEFAULTS, type BindingSettings, type FinishingSettings } from './finishing-types';

const seam = 0.25;
const settings = (changes: Partial<FinishingSettings>): FinishingSettings => ({
  ...FINISHING_DEFAULTS,
  ...changes,
});

describe('straight binding', () => {
  const bind = (width: number, length: number, clothWidth = 42, cut: BindingSettings['cut'] = 2.5) =>
    bindingOf(
      { width, height: length },
      { cut, grain: 'straight', fabric: 0 },
      settings({ usableWidth: clothWidth }),
    );

  it.each([
    /* sylviasquiltdepot.com, continuous binding: a perimeter of 4 · 46 = 184 needs 184 ÷ 40 = 4.6 strips. */
    [46, 46, 5],
    /* quiltsbyjen.ca, strips for binding: 2 · 63½ + 2 · 42¾ = 212.5 needs 212.5 ÷ 40 = 5.3 strips. */
    [42.75, 63.5, 6],
    /*
     * castillejacotton.blogspot.com, June 2013: a perimeter of 220 needs 220 ÷ 38 = 5.79 strips. Divided by 40, it is
     * 5.5.
     */
    [50, 60, 6],
    /* Divided by 40, the next perimeters (144, 264, 324, 396 and 480) are 3.6, 6.6, 8.1, 9.9 and 12. */
    [36, 36, 4],
    [60, 72, 7],
    [72, 90, 9],
    [90, 108, 10],
    [120, 120, 12],
  ])('of %d × %d needs %d strips', (width, length, count) => {
    expect(bind(width, length)).toMatchObject({ count, perimeter: 2 * (width + length) });
    expect(bind(width, length, 42, 2.25).count).toBe(count);
  });

  it('needs one more if the fabric is too narrow for those to reach around', () => {
    /*
     * The perimeter needs 280 ÷ 40 = 7 strips. On fabric of 40 inches, 7 joined strips are only 7 · 40 − 6 · ½ = 277
     * long.
     */
    expect(bind(60, 80).count).toBe(7);
    expect(bind(60, 80, 40).count).toBe(8);
  });

  it('reports how short it would be with strips joined on the slant', () => {
    /*
     * On the slant, 7 strips are 7 · 42 − 6 · 2½ = 279 long. A quilt of 60 × 80 needs 280 + 10 inches, and a quilt of
     * 60 × 72 needs 264 + 10.
     */
    expect(bind(60, 80).shortOnSlant).toBe(11);
    expect(bind(60, 72).shortOnSlant).toBe(0);
  });

  it('needs enough strips joined on the slant to reach around', () => {
    const slanted = (width: number, length: number) =>
      bindingOf(
        { width, height: length },
        { cut: 2.5, grain: 'straight', fabric: 0 },
        settings({ joins: 'slanted' }),
      );
    /* 8 strips are 8 · 42 − 7 · 2½ = 318½ long; 290 are needed. */
    expect(slanted(60, 80)).toMatchObject({ count: 8, length: 318.5 });
    /* The perimeter of 380 needs 9½ strips. Ten strips are 10 · 42 − 9 · 2½ = 397½ long; 390 are needed. */
    expect(slanted(88, 102)).toMatchObject({ count: 10, length: 397.5 });
    expect(slanted(60, 80).shortOnSlant).toBe(0);
  });
});

describe('bias binding', () => {
  const bind = (width: number, length: number, cut: BindingSettings['cut'], clothWidth = 42) =>
    bindingOf(
      { width, height: length },
      { cut, grain: 'bias', fabric: 0 },
      settings({ usableWidth: clothWidth }),
    );

  it('is the length that a square gives, less seams and the rest of a round', () => {
    /*
     * Within its seams, a 12-inch square measures 11½ inches. It gives 11½ ÷ √2 ÷ 2 = 4.07 rounds, so 4 rounds of 11½ ·
     * √2 = 16.26 inches each. Charts say “about 60” inches in all.
     */
    expect(biasFrom(12, 2, seam)).toBeCloseTo(65.05, 2);
    /*
     * getasquiltingstudio.com, April 2018: √(55 · 2½) = 11.7, so a 12-inch square for 55 inches. This is too short: 11½
     * ÷ √2 ÷ 2½ = 3.25, so the square gives 3 rounds of 16.26. A 14-inch square is needed: 3 rounds of 13½ · √2 =
     * 19.09.
     */
    expect(biasFrom(12, 2.5, seam)).toBeCloseTo(48.79, 2);
    expect(biasFrom(14, 2.5, seam)).toBeCloseTo(57.28, 2);
    /*
     * quiltingboard.com t9808 counts 20² ÷ 2 = 200 inches. But 19½ ÷ √2 ÷ 2 = 6.9, so the square gives 6 rounds of
     * 27.58.
     */
    expect(biasFrom(20, 2, seam)).toBeCloseTo(165.46, 2);
  });

  it.each([
    /*
     * 264 + 10 = 274 inches are needed. A square of 28 gives 27½ ÷ √2 ÷ 2½ = 7.78 rounds, so 7 · 38.89 = 272.2 inches.
     * A square of 29 gives 8.06 rounds, so 8 · 40.31 = 322.4 inches. By its area alone, a square of 27 would be enough.
     */
    [60, 72, 2.5, 29, 322.4],
    /*
     * A square of 25 gives 7.7 rounds, so 7 · 34.65 = 242.5 inches. A square of 26 gives 8.01 rounds, so 8 · 36.06 =
     * 288.5 inches.
     */
    [60, 72, 2.25, 26, 288.5],
    /*
     * 480 + 10 = 490 inches are needed. A square of 35 gives 9.76 rounds, so 9 · 48.79 = 439.1 inches. A square of 36
     * gives 10.04 rounds, so 10 · 50.2 = 502 inches.
     */
    [120, 120, 2.5, 36, 502.0],
  ] as const)('of %d × %d, %d wide, needs a square of %d', (width, length, cut, square, gives) => {
    expect(bind(width, length, cut)).toMatchObject({ count: 1, square });
    expect(bind(width, length, cut).length).toBeCloseTo(gives, 1);
  });

  it('needs two squares if the fabric is too narrow for one', () => {
    /*
     * 184 + 10 = 194 inches are needed. One square of 22 gives 6 rounds of 30.41: 182.4 inches. Two squares of 18 give
     * 2 · 4 · 24.75 − 2½ = 195.5 inches. Two squares of 17 give 2 · 4 · 23.33 − 2½ = 184.2.
     */
    expect(bind(46, 46, 2.5, 22)).toMatchObject({ count: 2, square: 18 });
  });

  it('is empty if no square of the fabric gives a round', () => {
    const none = (seam: number, cut: BindingSettings['cut'], length: number) =>
      bindingOf(
        { width: 36, height: 36 },
        { cut, grain: 'bias', fabric: 0 },
        settings({ usableWidth: 22, clothLength: length, seam }),
      );
    /* Within seams of 8 inches, a square of 18 measures 2 inches, which is less than 2½ · √2. */
    expect(none(8, 2.5, 18)).toMatchObject({ count: 0, square: 0, length: 0 });
    expect(none(0.25, 2.5, 3)).toMatchObject({ count: 0, square: 0, length: 0 });
    expect(none(Number.NaN, 2.5, 18)).toMatchObject({ count: 0 });
  });

  it('uses no square larger than a fat quarter', () => {
    /*
     * 144 + 10 = 154 inches are needed. One square of 18 gives 4 rounds of 24.75: 99 inches. Two squares of 15 give 14½
     * ÷ √2 ÷ 2½ = 4.1 rounds each. This makes 2 · 4 · 20.51 − 2½ = 161.5 inches. Two squares of 14 give only 2 · 3 ·
     * 19.09 − 2½ = 112.
     */
    const onQuarters = settings({ usableWidth: 22, clothLength: 18 });
    expect(
      bindingOf({ width: 36, height: 36 }, { cut: 2.5, grain: 'bias', fabric: 0 }, onQuarters),
    ).toMatchObject({
      count: 2,
      square: 15,
    });
  });
});
