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
    /* sylviasquiltdepot.com, continuous binding: 4 · 46 = 184 ÷ 40 = 4.6. */
    [46, 46, 5],
    /* quiltsbyjen.ca, strips for binding: 2 · 63½ + 2 · 42¾ = 212.5 ÷ 40 = 5.3. */
    [42.75, 63.5, 6],
    /* castillejacotton.blogspot.com, June 2013: 220 ÷ 38 = 5.79; ÷ 40 it is 5.5. */
    [50, 60, 6],
    /* 144 ÷ 40 = 3.6, 264 ÷ 40 = 6.6, 324 ÷ 40 = 8.1, 396 ÷ 40 = 9.9, 480 ÷ 40 = 12. */
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
    /* 280 ÷ 40 = 7. On fabric of 40 inches the joined strips are 7 · 40 − 6 · ½ = 277. */
    expect(bind(60, 80).count).toBe(7);
    expect(bind(60, 80, 40).count).toBe(8);
  });

  it('reports how short it would be with strips joined on the slant', () => {
    /* 7 · 42 − 6 · 2½ = 279, but 280 + 10 are needed; 60 × 72 has 279 for 274. */
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
    /* 8 · 42 − 7 · 2½ = 318½ for 290. */
    expect(slanted(60, 80)).toMatchObject({ count: 8, length: 318.5 });
    /* 380 ÷ 40 = 9½; 10 · 42 − 9 · 2½ = 397½ for 390. */
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
    /* Within its seams a 12-inch square has 11½. 11½ ÷ √2 ÷ 2 = 4.07, so there are 4 rounds of 11½ · √2 = 16.26;
       charts say “about 60”. */
    expect(biasFrom(12, 2, seam)).toBeCloseTo(65.05, 2);
    /* getasquiltingstudio.com, April 2018: √(55 · 2½) = 11.7, so a 12-inch square for 55 inches. This is too short:
       11½ ÷ √2 ÷ 2½ = 3.25, 3 rounds of 16.26. 14 inches are needed: 3 rounds of 13½ · √2 = 19.09. */
    expect(biasFrom(12, 2.5, seam)).toBeCloseTo(48.79, 2);
    expect(biasFrom(14, 2.5, seam)).toBeCloseTo(57.28, 2);
    /* quiltingboard.com t9808: 20² ÷ 2 = 200; 19½ ÷ √2 ÷ 2 = 6.9, 6 rounds of 27.58. */
    expect(biasFrom(20, 2, seam)).toBeCloseTo(165.46, 2);
  });

  it.each([
    /* 264 + 10 = 274. 28: 27½ ÷ √2 ÷ 2½ = 7.78, 7 · 38.89 = 272.2. 29: 8.06, 8 · 40.31 = 322.4. By area it would be
       27. */
    [60, 72, 2.5, 29, 322.4],
    /* 25: 7.7, 7 · 34.65 = 242.5. 26: 8.01, 8 · 36.06 = 288.5. */
    [60, 72, 2.25, 26, 288.5],
    /* 480 + 10 = 490. 35: 9.76, 9 · 48.79 = 439.1. 36: 10.04, 10 · 50.2 = 502. */
    [120, 120, 2.5, 36, 502.0],
  ] as const)('of %d × %d, %d wide, needs a square of %d', (width, length, cut, square, gives) => {
    expect(bind(width, length, cut)).toMatchObject({ count: 1, square });
    expect(bind(width, length, cut).length).toBeCloseTo(gives, 1);
  });

  it('needs two squares if the fabric is too narrow for one', () => {
    /* 184 + 10 = 194. 22: 6 · 30.41 = 182.4. Two of 18: 2 · 4 · 24.75 − 2½ = 195.5; of 17: 2 · 4 · 23.33 − 2½ = 184.2. */
    expect(bind(46, 46, 2.5, 22)).toMatchObject({ count: 2, square: 18 });
  });

  it('is empty if no square of the fabric gives a round', () => {
    const none = (seam: number, cut: BindingSettings['cut'], length: number) =>
      bindingOf(
        { width: 36, height: 36 },
        { cut, grain: 'bias', fabric: 0 },
        settings({ usableWidth: 22, clothLength: length, seam }),
      );
    /* 18 − 16 = 2, which is less than 2½ · √2. */
    expect(none(8, 2.5, 18)).toMatchObject({ count: 0, square: 0, length: 0 });
    expect(none(0.25, 2.5, 3)).toMatchObject({ count: 0, square: 0, length: 0 });
    expect(none(Number.NaN, 2.5, 18)).toMatchObject({ count: 0 });
  });

  it('uses no square larger than a fat quarter', () => {
    /* 144 + 10 = 154. 18: 4 · 24.75 = 99. Two of 15: 14½ ÷ √2 ÷ 2½ = 4.1, 2 · 4 · 20.51 − 2½ = 161.5; of 14: 2 · 3 · 19.09 − 2½. */
    const onQuarters = settings({ usableWidth: 22, clothLength: 18 });
    expect(
      bindingOf({ width: 36, height: 36 }, { cut: 2.5, grain: 'bias', fabric: 0 }, onQuarters),
    ).toMatchObject({
      count: 2,
      square: 15,
    });
  });
});
