import { expect, test } from 'vitest';
import { edgeSpeed } from './edge-speed';

const canvas = { width: 600, height: 300 };
const middle = { x: 300, y: 150 };

test.each([
  // The pointer is far from all edges, or exactly 40 pixels from one.
  [
    { x: 300, y: 150 },
    { x: 0, y: 0 },
  ],
  [
    { x: 40, y: 260 },
    { x: 0, y: 0 },
  ],
  // The pointer has gone half of the way to the edge, three quarters, the whole way, and farther. The speed is 900
  // times the square of this fraction.
  [
    { x: 20, y: 150 },
    { x: 225, y: 0 },
  ],
  [
    { x: 300, y: 10 },
    { x: 0, y: 506.25 },
  ],
  [
    { x: 600, y: 150 },
    { x: -900, y: 0 },
  ],
  [
    { x: -200, y: 400 },
    { x: 900, y: -900 },
  ],
])('at %o a drag from the middle moves the view by %o a second', (at, speed) => {
  expect(edgeSpeed(middle, at, canvas)).toEqual(speed);
});

test('a drag that starts beside an edge must come nearer to it, or go to another one', () => {
  const start = { x: 10, y: 150 };
  expect(edgeSpeed(start, start, canvas).x).toBe(0);
  expect(edgeSpeed(start, { x: 30, y: 150 }, canvas).x).toBe(0);
  // The pointer is 30 of 40 pixels into the zone: 900 × (30 / 40)² = 506.25.
  expect(edgeSpeed(start, { x: -20, y: 150 }, canvas).x).toBe(506.25);
  expect(edgeSpeed(start, { x: 580, y: 150 }, canvas).x).toBe(-225);
});

test('on a narrow canvas the middle is no edge', () => {
  // On a canvas 60 pixels wide, the zone is a sixth of the width: 10 pixels.
  expect(edgeSpeed({ x: 30, y: 30 }, { x: 11, y: 30 }, { width: 60, height: 60 })).toEqual({ x: 0, y: 0 });
  expect(edgeSpeed({ x: 30, y: 30 }, { x: 5, y: 30 }, { width: 60, height: 60 }).x).toBe(225);
});
