import { expect, it } from 'vitest';
import { bedKinds, beds, bedsUnder, sizeOnBed } from './beds.js';

it('has the mattresses 39 × 75, 39 × 80, 54 × 75, 60 × 80, 76 × 80 and 72 × 84', () => {
  expect(bedKinds.map((kind) => [beds[kind].width, beds[kind].height])).toEqual([
    ...[
      [39, 75],
      [39, 80],
      [54, 75],
      [60, 80],
      [76, 80],
      [72, 84],
    ],
  ]);
});

it('wants 88″ × 104″ for a Queen with a drop of 14″ and 10″ to tuck', () => {
  // 60 + 2 · 14 = 88, 80 + 14 + 10 = 104.
  expect(sizeOnBed(beds.queen, { drop: 14, tuck: 10 })).toEqual({ width: 88, height: 104 });
});

it('finds the bed that a quilt suits best, and none for a quilt that covers no bed', () => {
  // (88 − 60) ÷ 2 = 14, 104 − 80 = 24.
  expect(bedsUnder({ width: 88, height: 104 })[0]).toEqual({ bed: beds.queen, sides: 14, along: 24 });
  expect(bedsUnder({ width: 36, height: 90 })).toEqual([]);
  // (64 − 39) ÷ 2 = 12½, 100 − 75 = 25 for a Twin; 100 − 80 = 20 for a Twin XL is farther from 24.
  expect(bedsUnder({ width: 64, height: 100 })[0]?.bed.name).toBe('Twin');
});
