import { expect, it } from 'vitest';
import { labelPlace } from './label-place';

const box = (x: number, y: number, width: number, height: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

it('puts a number in the middle of a square', () => {
  expect(labelPlace(box(1, 2, 4, 4), [])).toEqual({ at: { x: 3, y: 4 }, room: 2 });
});

it('finds about the largest circle in a triangle', () => {
  /*
   * The largest circle in a right triangle with legs of 3 has a radius of 3 − 3 ÷ √2 = 0.8787. Its centre is that far
   * from both legs.
   */
  const corners = [
    { x: 0, y: 0 },
    { x: 3, y: 0 },
    { x: 0, y: 3 },
  ];
  const { at, room } = labelPlace(corners, []);
  expect(room).toBeGreaterThan(0.85);
  expect(room).toBeLessThan(0.8788);
  expect(Math.hypot(at.x - 0.8787, at.y - 0.8787)).toBeLessThan(0.05);
});

it('stays in the arm of an L-shaped patch, and out of holes', () => {
  /* The arms of the L are 2 wide. A label has a little more room at their corner. */
  const turned = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 2 },
    { x: 2, y: 2 },
    { x: 2, y: 10 },
    { x: 0, y: 10 },
  ];
  expect(labelPlace(turned, []).room).toBeGreaterThan(0.95);
  const { at, room } = labelPlace(box(0, 0, 12, 12), [box(3, 3, 6, 6)]);
  expect(room).toBeGreaterThan(1.4);
  expect(at.x > 3 && at.x < 9 && at.y > 3 && at.y < 9).toBe(false);
});

it('stays in a part of a path as if that part had edges, and in the visible part beside a covering box', () => {
  // The right half of a box of 12 × 4 has a label in its middle, 2 from its edges.
  const part = { x: 6, y: 0, width: 6, height: 4 };
  const right = labelPlace(box(0, 0, 12, 4), [], part);
  expect(right.room).toBeCloseTo(2);
  expect(right.at.x).toBeGreaterThanOrEqual(8 - 1e-9);
  expect(labelPlace(box(0, 0, 4, 4), [], part).room).toBe(0);
  // A box covers the left third. The remaining part at the right is 8 × 4, so the label is 2 from its edges.
  const beside = labelPlace(box(0, 0, 12, 4), [box(-4, -4, 8, 12)]);
  expect(beside.room).toBeCloseTo(2);
  expect(beside.at.x).toBeGreaterThanOrEqual(6 - 1e-9);
});
