import { describe, expect, it } from 'vitest';
import { roundsOf } from './rounds';

const box = (x: number, y: number, width: number, height: number) => ({
  corners: [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ],
});

describe('roundsOf', () => {
  it('lists a Log Cabin from its middle out', () => {
    // The block of 4 has a centre of 2. The logs at the top, right, bottom and left are 1 wide. Each covers the end of
    // the log before it.
    const logs = [box(1, 1, 2, 2), box(1, 0, 2, 1), box(3, 0, 1, 3), box(1, 3, 3, 1), box(0, 0, 1, 4)];
    expect(roundsOf(logs)).toEqual([[0], [1], [2], [3], [4]]);
  });

  it('counts the area inside a frame as one step', () => {
    const middle = [box(1, 1, 1, 1), box(2, 1, 1, 1), box(1, 2, 1, 1), box(2, 2, 1, 1)];
    const frame = [box(0, 0, 4, 1), box(0, 3, 4, 1), box(0, 1, 1, 2), box(3, 1, 1, 2)];
    expect(roundsOf([...middle, ...frame])).toEqual([[0, 1, 2, 3], [7], [6], [5], [4]]);
  });

  it('ignores rails, and rows of squares', () => {
    expect(roundsOf([0, 1, 2, 3, 4].map((y) => box(0, y, 5, 1)))).toBeNull();
    expect(roundsOf([box(0, 0, 3, 3), box(3, 0, 3, 3), box(0, 3, 3, 3), box(3, 3, 3, 3)])).toBeNull();
  });

  it('takes no triangle for a strip', () => {
    const half = (points: [number, number][]) => ({ corners: points.map(([x, y]) => ({ x, y })) });
    // Four triangles on the sides of a square, each along a whole side.
    const square = [
      half([
        [0, 0],
        [4, 0],
        [2, 2],
      ]),
      half([
        [4, 0],
        [4, 4],
        [2, 2],
      ]),
      half([
        [4, 4],
        [0, 4],
        [2, 2],
      ]),
      half([
        [0, 4],
        [0, 0],
        [2, 2],
      ]),
    ];
    expect(roundsOf(square)).toBeNull();
  });
});
