import { expect, it } from 'vitest';
import { gridStep } from './grid-step';

/* Ten things in rows of four:  0 1 2 3 / 4 5 6 7 / 8 9 */
it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 5, 9],
  ['ArrowDown', 7, 9],
  ['ArrowDown', 8, 8],
  ['ArrowUp', 9, 5],
  ['ArrowUp', 2, 2],
  ['Home', 6, 0],
  ['End', 1, 9],
])('%s leads from %i to %i', (key, from, to) => {
  expect(gridStep(key, from, 4, 10)).toBe(to);
});

it('leaves other keys alone', () => {
  expect(gridStep('Tab', 3, 4, 10)).toBeNull();
  expect(gridStep('a', 3, 4, 10)).toBeNull();
});
