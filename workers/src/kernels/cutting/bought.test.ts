import { expect, it } from 'vitest';
import { boughtFor, leastForStrips } from './bought';
import { DEFAULT_CUTTING } from './settings';
import { NOTHING_TO_SPARE } from './strip-plan.fixture';

it('gives metres in steps of 5 cm, to the centimetre', () => {
  /* 23″ are 0.5842 m, so 12 steps. Without rounding to the centimetre, 12 × 0.05 m would give 0.6000000000000001 m. */
  expect(boughtFor([{ count: 1, height: 23 }], NOTHING_TO_SPARE)).toMatchObject({ metres: 0.6, eighths: 6 });
});

it('is 0, not −0, for nothing', () => {
  for (const buy of ['yards', 'fatQuarters'] as const) {
    const { eighths, metres, fatQuarters } = boughtFor([], { ...DEFAULT_CUTTING, buy });
    expect([eighths, metres, fatQuarters]).toEqual([0, 0, buy === 'yards' ? null : 0]);
  }
});

it('rounds spare fabric up to the next eighth of an inch, which never changes the yards', () => {
  const bought = (height: number, sparePercent: number) =>
    boughtFor([{ count: 1, height }], { ...DEFAULT_CUTTING, sparePercent });
  /*
   * Five per cent of 40½″ are 2.025″, so the purchase is 42⅝″: 9.5 eighths of a yard. A tenth of 10⅛″ is 1.0125″, so
   * the purchase is 11¼″: 2.5 eighths.
   */
  expect(bought(40.5, 5)).toMatchObject({ spare: 2.125, inches: 42.625, eighths: 10 });
  expect(bought(10.125, 10)).toMatchObject({ spare: 1.125, inches: 11.25, eighths: 3 });
  /* 5 % of 50″ are 2½″. */
  expect(bought(50, 5).spare).toBe(2.5);
  for (let lines = 8; lines < 800; lines++) {
    const cut = lines / 8;
    expect(bought(cut, 5).eighths).toBe(Math.ceil((cut + Math.max(1, cut * 0.05)) / 4.5 - 1e-6));
  }
});

it('rounds the length before washing up to the next eighth of an inch', () => {
  /* 17½″ and 1″ to spare are 18½″. Before shrinkage of 5 % they are 18½ ÷ 0.95 = 19.47″. */
  expect(boughtFor([{ count: 1, height: 17.5 }], { ...DEFAULT_CUTTING, shrinkage: 5 }).inches).toBe(19.5);
});

it('gives the least purchase for strips alone, without spare fabric and straightened edges', () => {
  const settings = { ...DEFAULT_CUTTING, sparePercent: 10 };
  /* 238⅛″ ÷ 4½″ = 52.9 eighths of a yard, so 6⅝ yd are needed. */
  expect(leastForStrips(238.125, settings)).toEqual({ eighths: 53, fatQuarters: null });
  /* 238⅛″ ÷ 0.95 = 250.66″, which are 55.7 eighths of a yard. */
  expect(leastForStrips(238.125, { ...settings, shrinkage: 5 })).toMatchObject({ eighths: 56 });
  /* Two fat quarters are 36″ long, or 35″ with straightened edges. */
  expect(leastForStrips(36, { ...settings, buy: 'fatQuarters' })).toMatchObject({ fatQuarters: 2 });
});
