import { describe, expect, it } from 'vitest';
import { blockUnits } from '../../../geometry/units.js';
import { outlineFault } from './outline-fault.js';

const fault = (...corners: readonly (readonly [x: number, y: number, bulge?: number])[]) =>
  outlineFault(corners.map(([x, y, bulge = 0]) => [blockUnits(x), blockUnits(y), bulge]));

describe('outlineFault', () => {
  it('finds none in shapes that can be drawn', () => {
    expect(fault([0, 0], [1000, 0], [0, 1000])).toBeNull();
    expect(fault([0, 0, 0.41421356], [1000, 1000, 0.41421356])).toBeNull();
    expect(fault([500, 0, 1], [500, 1000, 1])).toBeNull();
  });

  it.each([
    ['one corner', 'few-corners', [[0, 0, 1]]],
    ['121 corners', 'many-corners', Array.from({ length: 121 }, (_, i) => [i, i * i, 0])],
    [
      'more than half a circle',
      'steep',
      [
        [0, 0, 1.01],
        [100, 0],
        [100, 100],
      ],
    ],
    [
      'no number',
      'steep',
      [
        [0, 0, NaN],
        [100, 0],
        [100, 100],
      ],
    ],
    [
      'two corners at one place',
      'same-place',
      [
        [0, 0],
        [100, 0],
        [100, 0],
        [100, 100],
      ],
    ],
    [
      'an arc over the edge of the block',
      'outside',
      [
        [0, 0, 0.5],
        [1000, 0],
        [1000, 1000],
      ],
    ],
    [
      'all corners on a line',
      'empty',
      [
        [0, 0],
        [100, 100],
        [50, 50],
      ],
    ],
    [
      'two corners without a curve',
      'empty',
      [
        [0, 0],
        [100, 100],
      ],
    ],
    [
      'anticlockwise corners',
      'empty',
      [
        [0, 0],
        [0, 100],
        [100, 0],
      ],
    ],
    [
      'a bow tie with a large half',
      'crosses',
      [
        [0, 0],
        [900, 900],
        [800, 900],
        [800, 0],
        [0, 900],
      ],
    ],
    [
      'an edge through a corner',
      'crosses',
      [
        [400, 0],
        [800, 400],
        [400, 400],
        [100, 600],
        [400, 800],
      ],
    ],
  ] as [string, string, [number, number, number?][]][])('refuses %s', (_, expected, corners) => {
    expect(fault(...corners)).toBe(expected);
  });
});
