import { bulged, polygon, type Outline } from '@quiltwright/shared/geometry/outline';
import fc from 'fast-check';
import { QUARTER, type DrawnCorner } from './own-shapes.fixture';

/** Forms in a square with sides of length 1. The last ones have the same arcs in the other direction. */
const forms: readonly (readonly DrawnCorner[])[] = [
  [
    [0, 0],
    [1, 0, QUARTER],
    [0, 1],
  ],
  [
    [0, 0, QUARTER],
    [1, 1, QUARTER],
  ],
  [
    [0, 0.5, 1],
    [1, 0.5, 1],
  ],
  [
    [0, 1, 1],
    [1, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  [
    [0.5, 0, 0.2],
    [1, 0.5, -0.2],
    [0.5, 1, 0.1],
    [0, 0.5, -0.3],
  ],
  [
    [0, 0, -0.1],
    [1, 0, -0.02],
    [1, 1],
    [0, 1, -0.3],
  ],
  [
    [0, 1, -QUARTER],
    [1, 0],
    [1, 1],
  ],
  [
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0.5, -QUARTER],
    [0.5, 0],
  ],
];

const whole = polygon([
  { x: 0, y: 0 },
  { x: 1000, y: 0 },
  { x: 1000, y: 1000 },
  { x: 0, y: 1000 },
]);

/**
 * Returns random outlines of lines and arcs on a grid, over a ground that fills the block.
 * @param hairs the distances by which shapes may be moved off the grid
 */
export const anyOutlines = (hairs: readonly number[]): fc.Arbitrary<Outline[]> =>
  fc.constantFrom(4, 6, 7, 1000).chain((grid) => {
    const side = fc.integer({ min: 1, max: Math.ceil(grid / 2) });
    const one = fc
      .tuple(
        fc.constantFrom(...forms),
        side,
        fc.nat(grid),
        fc.nat(grid),
        fc.nat(3),
        fc.constantFrom(...hairs),
      )
      .map(([form, size, column, row, turns, off]) => {
        const at = (line: number) => Math.min(1000, Math.round((line * 1e7) / grid) / 1e4 + off);
        const [left, top] = [at(column % (grid - size + 1)), at(row % (grid - size + 1))];
        const length = Math.min(at(size) - off, 1000 - left, 1000 - top);
        const turned = (x: number, y: number, left: number): readonly [number, number] =>
          left === 0 ? [x, y] : turned(1 - y, x, left - 1);
        return bulged(
          form.map(([x, y, bulge = 0]) => {
            const [u, v] = turned(x, y, turns);
            const stored = (place: number) => Math.round(place * 1e4) / 1e4;
            return { x: stored(left + u * length), y: stored(top + v * length), bulge };
          }),
        );
      });
    return fc.array(one, { minLength: 1, maxLength: 12 }).map((outlines) => [whole, ...outlines]);
  });

export const anyPoints = fc.array(
  fc.record({
    x: fc.double({ min: 0, max: 1000, noNaN: true }),
    y: fc.double({ min: 0, max: 1000, noNaN: true }),
  }),
  { minLength: 20, maxLength: 20 },
);
