import { expect, it } from 'vitest';
import { nearestBeds } from './nearest-beds';

it.each([
  ['a quilt too small for any bed', 50.912, 67.882, ['Twin: 39″ × 75″, 7⅛″ too short']],
  ['a mattress', 54, 75, ['Twin: 7½″ over each side', 'Queen: 60″ × 80″, 6″ too narrow and 5″ too short']],
  ['a quilt for every bed', 120, 120, ['King: 22″ over each side and 40″ longer']],
])('compares %s with the nearest beds', (_, width, height, words) => {
  expect(nearestBeds({ width, height }).map((bed) => `${bed.name}: ${bed.words}`)).toEqual(words);
});
