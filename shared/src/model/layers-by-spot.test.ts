import { premadeBlocks } from '../library/premade-blocks.js';
import { shapeTypes, type Levels, type Shape } from '../quilting/shapes/shape.js';
import { shapeContains } from '../quilting/shapes/shape-outlines.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newShape } from './created-block/laying/place-commands.js';
import { fineEdgesOf } from './created-block/fine-edges.js';
import { areBySpot, groupedBySpot, layersBySpot } from './layers-by-spot.js';

const grouped = (levels: Levels) => layersBySpot({ levels });
const numbers = (levels: Levels) => levels.map((level) => level.map(({ shapeNum }) => shapeNum));

const square = (shapeNum: number, fabric: number, x: number, width = 100): Shape =>
  newShape(shapeNum, 1, fineEdgesOf({ x, y: 0, width, height: 100 }), fabric);

it('gives each spot a layer, in the order of the spots, for any order of drawing', () => {
  const levels = grouped([[square(1, 5, 0), square(2, 2, 200), square(3, 5, 400), square(4, 1, 600)]]);
  expect(numbers(levels)).toEqual([[4], [2], [1, 3]]);
});

it('keeps a ground beneath the shapes on it, whatever its number', () => {
  const levels = grouped([[square(1, 5, 0, 1000), square(2, 2, 200), square(3, 1, 600)]]);
  expect(numbers(levels)).toEqual([[1], [3], [2]]);
});

it('splits a spot that lies both over and under another', () => {
  const levels = grouped([[square(1, 1, 0, 1000), square(2, 2, 0, 500), square(3, 1, 100)]]);
  expect(numbers(levels)).toEqual([[1], [2], [3]]);
});

it('offers no layers if each is in one spot, or would stay the same', () => {
  expect(groupedBySpot({ levels: [[square(1, 5, 0), square(2, 2, 200)], []] })).toEqual([[1], [0]]);
  expect(groupedBySpot({ levels: [[square(2, 2, 200)], [square(1, 5, 0)], []] })).toBeNull();
  const stack = Array.from({ length: 20 }, (_, index) => square(index + 1, 11 + index, 0));
  expect(groupedBySpot({ levels: grouped([stack]) })).toBeNull();
});

it('keeps the order of a thousand shapes that all overlap', () => {
  const stack = Array.from({ length: 1000 }, (_, index) => square(index + 1, 11 + index, 0));
  const layers = grouped([stack]);
  expect(layers.length).toBeLessThanOrEqual(9);
  expect(layers.flat()).toEqual(stack);
});

/** Returns the number of the topmost shape at each of many points of a block; 0 where no shape is. */
function seen(levels: Levels): number[] {
  const topFirst = levels.flat().reverse();
  return Array.from({ length: 41 * 41 }, (_, index) => {
    const point = { x: (index % 41) * 24.3 + 7.7, y: Math.floor(index / 41) * 24.1 + 9.3 };
    return topFirst.find((shape) => shapeContains(shape, point.x, point.y))?.shapeNum ?? 0;
  });
}

const shapes = fc.array(
  fc.record({
    type: fc.constantFrom(...shapeTypes),
    fabric: fc.integer({ min: 1, max: 9 }),
    cell: fc.tuple(fc.nat(7), fc.nat(7), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })),
  }),
  { maxLength: 40 },
);

it('changes nothing visible, and loses no shape', () => {
  fc.assert(
    fc.property(shapes, (drawn) => {
      const levels = [
        drawn.map(({ type, fabric, cell: [x, y, width, height] }, index) => {
          const box = {
            x: x * 125,
            y: y * 125,
            width: Math.min(width, 8 - x) * 125,
            height: Math.min(height, 8 - y) * 125,
          };
          return newShape(index + 1, type, fineEdgesOf(box), fabric);
        }),
      ];
      const layers = grouped(levels);
      expect(layers.length).toBeLessThanOrEqual(9);
      expect(layers.flat()).toHaveLength(drawn.length);
      expect(seen(layers)).toEqual(seen(levels));
    }),
    { numRuns: 60 },
  );
});

it('groups the library’s single-layer blocks back by spot', () => {
  const star = premadeBlocks.find(({ designName }) => designName === 'Ohio Star');
  const layers = grouped([[...(star?.levels.flat() ?? [])].reverse()]);
  expect(areBySpot(layers)).toBe(true);
  expect(layers.map((level) => level[0]?.fillFabric)).toEqual(
    star?.levels.map((level) => level[0]?.fillFabric),
  );
});
