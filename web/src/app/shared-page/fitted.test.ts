import { expect, it } from 'vitest';
import { fitted, inside, zoomed } from './fitted';

const picture = { width: 1000, height: 2000 };
const window = { width: 940, height: 940 };

it('shows the whole picture in the middle, above the bar', () => {
  // The bar takes 68 of the window's height. 94 % of the other 872 are 819.68, the height of the scaled picture.
  const { x, y, scale } = fitted(picture, window);
  expect(scale).toBeCloseTo(0.40984, 10);
  expect(y).toBeCloseTo((872 - 819.68) / 2, 10);
  expect(x).toBeCloseTo((940 - 409.84) / 2, 10);
});

it('keeps the point under the pointer while it zooms', () => {
  const before = { x: 100, y: 50, scale: 1 };
  const after = zoomed(before, 2, { x: 300, y: 250 }, picture, window);
  // The point is 200, 200 from the picture's corner before, and twice as far after.
  expect(after).toEqual({ x: -100, y: -150, scale: 2 });
});

it('zooms no further than four times the picture’s pixels or the given scale, and shows at least the whole picture', () => {
  const before = fitted(picture, window);
  const middle = { x: 470, y: 470 };
  expect(zoomed(before, 1e9, middle, picture, window).scale).toBe(4);
  expect(zoomed(before, 1e9, middle, picture, window, 12).scale).toBe(12);
  expect(zoomed(before, 0.1, middle, picture, window)).toEqual(before);
});

it('never loses the picture out of sight', () => {
  expect(inside({ x: 5000, y: -9000, scale: 1 }, picture, window)).toEqual({ x: 470, y: -1530, scale: 1 });
});
