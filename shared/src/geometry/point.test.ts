import { expect, test } from 'vitest';
import { cross, distance, dot, pointBetween } from './point.js';

test('measures between two points, and finds those between them', () => {
  expect(distance({ x: 1, y: 2 }, { x: 4, y: 6 })).toBe(5);
  expect(pointBetween({ x: 1, y: 2 }, { x: 5, y: 10 }, 0.25)).toEqual({ x: 2, y: 4 });
});

test('a vector that points clockwise of another, as y points down, has a cross product above 0', () => {
  const [right, down] = [
    { x: 2, y: 0 },
    { x: 0, y: 3 },
  ];
  expect(cross(right, down)).toBe(6);
  expect(cross(down, right)).toBe(-6);
  expect(dot(right, down)).toBe(0);
  expect(dot(right, { x: 1, y: 1 })).toBe(2);
});
