import { blockUnits } from '../geometry/units.js';
import type { Levels } from '../quilting/shapes/shape.js';
import { expect, it } from 'vitest';
import { spotsOf } from './spots.js';

/** Returns layers of squares, bottom first. Each argument lists the fabrics of the squares on one layer. */
function levelsIn(...fabrics: number[][]): Levels {
  return fabrics.map((level) =>
    level.map((fillFabric) => ({
      shapeNum: 1,
      shapeType: 1,
      shapeXLoc: blockUnits(0),
      shapeYLoc: blockUnits(0),
      shapeWidth: blockUnits(500),
      shapeHeight: blockUnits(500),
      fillFabric,
      strokeWidth: 0,
    })),
  );
}

const blank = levelsIn([1, 2], [1, 3]);

it('are the patches that came in one fabric, in order of first use', () => {
  expect(spotsOf(levelsIn([21, 22], [21, 3]), blank)).toEqual([
    { patches: [0, 2], fabric: 21 },
    { patches: [1], fabric: 22 },
    { patches: [3], fabric: 3 },
  ]);
});

it('stay separate if they get the same fabric', () => {
  expect(spotsOf(levelsIn([21, 21], [21, 21]), blank).map(({ patches }) => patches)).toEqual([
    [0, 2],
    [1],
    [3],
  ]);
});

it('are found by the numbers of their patches if these are on other layers now', () => {
  const numbered = (levels: Levels, ...numbers: number[]) => {
    let patch = 0;
    return levels.map((level) => level.map((shape) => ({ ...shape, shapeNum: numbers[patch++] ?? 0 })));
  };
  const before = numbered(levelsIn([21, 22, 21, 22]), 1, 2, 3, 4);
  const grouped = numbered(levelsIn([1, 1], [2, 2]), 1, 3, 2, 4);
  expect(spotsOf(before, grouped).map(({ patches }) => patches)).toEqual([
    [0, 2],
    [1, 3],
  ]);
});

it('are split if a quilt was coloured patch by patch', () => {
  expect(spotsOf(levelsIn([21, 22], [30, 3]), blank).map(({ patches }) => patches)).toEqual([
    [0],
    [1],
    [2],
    [3],
  ]);
});

it('go by fabric if the block is unknown, or has changed', () => {
  const levels = levelsIn([21, 21], [22, 21]);
  for (const original of [undefined, levelsIn([1, 2])]) {
    expect(spotsOf(levels, original).map(({ patches }) => patches)).toEqual([[0, 1, 3], [2]]);
  }
});
