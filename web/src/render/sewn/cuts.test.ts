import { CLOTH_TILE } from '@quiltwright/shared/limits';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CUTS, cutOfCopy, cutOfPatch } from './cuts';

const NEAR = 40;
const box = (column: number, row: number, side: number, x = 0, y = 0) => ({
  x: x + column * side,
  y: y + row * side,
  width: side,
  height: side,
});

it('gives a copy another cut than each of the eight copies around it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 8, max: 400 }),
      fc.nat({ max: 160 }),
      (column, row, halves, sixteenths) => {
        const cut = (right: number, down: number) =>
          cutOfCopy(box(column + right, row + down, halves / 2, sixteenths / 16, sixteenths / 16), NEAR);
        for (const right of [-1, 0, 1])
          for (const down of [-1, 0, 1])
            if (right !== 0 || down !== 0) expect(cut(right, down)).not.toBe(cut(0, 0));
      },
    ),
  );
});

it('gives a copy the same cut at every scale that shows it', () => {
  const copy = box(3, 5, 12);
  expect(cutOfCopy(copy, 8)).toBe(cutOfCopy(copy, 192));
  // Column 3 and row 5: 3 + 3 × 5 = 18, and 18 is 2 × 8 + 2.
  expect(cutOfCopy(copy, 8)).toBe(2);
  // At 1 pixel to an inch, the copy has 12 pixels.
  expect(cutOfCopy(copy, 1)).toBe(0);
});

it('cuts each patch of each cut from a place of its own on the cloth', () => {
  const places = Array.from({ length: CUTS }, (_, cut) =>
    Array.from({ length: 40 }, (_, patch) => cutOfPatch(cut, patch)),
  ).flat();
  for (const { x, y } of places) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x, y)).toBeLessThan(CLOTH_TILE);
  }
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length);
  expect(cutOfPatch(5, 7)).toEqual(cutOfPatch(5, 7));
});
