import { expect, it } from 'vitest';
import { lengthOfCloth, widthOfCloth } from './settings';

it('rounds washed fabric down to a line of the ruler, both ways, so that sizes rounded up still fit', () => {
  // With 5 % shrinkage, 22 × 0.95 = 20.9 and 18 × 0.95 = 17.1.
  const washed = { buy: 'fatQuarters', usableWidth: 42, shrinkage: 5, spareInches: 0 } as const;
  expect([widthOfCloth(washed), lengthOfCloth(washed)]).toEqual([20.875, 17]);
  // The edge takes ½″ of 17.1″, which leaves 16.6″, rounded down to 16½″.
  expect(lengthOfCloth({ ...washed, spareInches: 1 })).toBe(16.5);
});
