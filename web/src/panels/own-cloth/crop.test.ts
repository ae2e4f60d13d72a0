import { expect, it } from 'vitest';
import { dragged, firstCrop, fitted, inchesByLine, mostSide, tilingOf } from './crop';

const size = { width: 800, height: 600 };

it('starts with the largest square in the middle', () => {
  expect(firstCrop(size)).toEqual({ x: 400, y: 300, side: 600, turn: 0 });
});

it('stays within the picture at any turn', () => {
  // The box around a square that is turned by 45° is √2 times as wide: 600 / √2 = 424.26.
  expect(mostSide(size, 45)).toBeCloseTo(424.26, 2);
  expect(fitted({ x: 0, y: 900, side: 200, turn: 0 }, size)).toEqual({ x: 100, y: 500, side: 200, turn: 0 });
  expect(fitted({ x: 400, y: 300, side: 5000, turn: 90 }, size).side).toBeCloseTo(600, 6);
});

it('follows a drag of the picture, turned or not', () => {
  expect(dragged({ x: 400, y: 300, side: 200, turn: 0 }, 0.5, 0.25)).toMatchObject({ x: 300, y: 250 });
  // The picture is turned by a quarter clockwise, so a drag to the right moves along the picture's upward side.
  const turned = dragged({ x: 400, y: 300, side: 200, turn: 90 }, 0.5, 0);
  expect(turned.x).toBeCloseTo(400, 6);
  expect(turned.y).toBeCloseTo(400, 6);
});

it.each([
  // Six inches fill the tile. Half of 12 inches is used. 3 inches repeat twice, and so do 3 of 4 and 3 of 5 inches.
  [6, 1, 1],
  [12, 0.5, 1],
  [3, 1, 2],
  [4, 0.75, 2],
  [2, 1, 3],
  [5, 0.6, 2],
])('fills a tile with a square of %d inches', (inches, share, times) => {
  const tiling = tilingOf(inches);
  expect(tiling.share).toBeCloseTo(share, 9);
  expect(tiling.times).toBe(times);
});

it('measures by a line over a known length', () => {
  // A line of three quarters of the square is 3 inches long, so the square shows 4. A slanting line is 0.3, 0.4 → 0.5.
  expect(inchesByLine({ from: { x: 0.1, y: 0.5 }, to: { x: 0.85, y: 0.5 } }, 3)).toBeCloseTo(4, 9);
  expect(inchesByLine({ from: { x: 0.2, y: 0.1 }, to: { x: 0.5, y: 0.5 } }, 1)).toBeCloseTo(2, 9);
  expect(inchesByLine({ from: { x: 0.5, y: 0.5 }, to: { x: 0.5, y: 0.5 } }, 1)).toBeNull();
});
