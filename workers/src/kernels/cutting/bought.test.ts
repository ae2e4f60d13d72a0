import { expect, it } from 'vitest';
import { boughtFor } from './bought';
import { DEFAULT_CUTTING } from './settings';
import { NOTHING_TO_SPARE } from './strip-plan.fixture';

it('gives metres in steps of 5 cm, to the centimetre', () => {
  /* 23″ are 0.5842 m; 12 × 0.05 would give 0.6000000000000001. */
  expect(boughtFor([{ count: 1, height: 23 }], NOTHING_TO_SPARE)).toMatchObject({ metres: 0.6, eighths: 6 });
});

it('is 0, not −0, for nothing', () => {
  for (const buy of ['yards', 'fatQuarters'] as const) {
    const { eighths, metres, fatQuarters } = boughtFor([], { ...DEFAULT_CUTTING, buy });
    expect([eighths, metres, fatQuarters]).toEqual([0, 0, buy === 'yards' ? null : 0]);
  }
});
