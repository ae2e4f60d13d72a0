import { expect, it } from 'vitest';
import { sizeNote } from './cloth-size';

it.each([
  [600, null],
  [
    599,
    'The fabric is made from the middle square of your picture, which has only 599 × 599 pixels, so its print will look slightly blurred at 6 inches. Use a larger picture for a sharp print.',
  ],
  [
    300,
    'The fabric is made from the middle square of your picture, which has only 300 × 300 pixels, so its print will look slightly blurred at 6 inches. Use a larger picture for a sharp print.',
  ],
])('of a square of %i pixels a side it says %j', (side, text) => {
  expect(sizeNote(side)?.text ?? null).toBe(text);
  expect(sizeNote(side)?.isSerious ?? false).toBe(false);
});

it.each([
  [299, 50],
  [120, 20],
  [1, 0],
])(
  'warns of a square of %i pixels a side, %i to an inch, with the number that fabric needs',
  (side, perInch) => {
    const note = sizeNote(side);
    expect(note?.isSerious).toBe(true);
    expect(note?.text).toContain(
      `only ${String(side)} × ${String(side)} pixels, ${String(perInch)} to an inch of fabric`,
    );
    expect(note?.text).toContain(
      'For 6 inches of fabric we recommend at least 300 × 300 pixels; 600 × 600 look sharp.',
    );
  },
);
