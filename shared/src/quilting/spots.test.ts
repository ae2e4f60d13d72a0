import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockUnits } from '../geometry/units.js';
import { fabricsOf, type Levels } from './shapes/shape.js';
import { inSpotFabrics, inSpots } from './spots.js';

/** Returns layers of squares, bottom first. Each argument lists the fabrics of the squares on one layer. */
function levelsOf(...levels: number[][]): Levels {
  return levels.map((fabrics) =>
    fabrics.map((fillFabric, index) => ({
      ...{ shapeNum: index + 1, shapeType: 1, fillFabric, strokeWidth: 0 },
      ...{ shapeXLoc: blockUnits(0), shapeYLoc: blockUnits(0) },
      ...{ shapeWidth: blockUnits(1000), shapeHeight: blockUnits(1000) },
    })),
  );
}

const fabricsIn = (levels: Levels) => levels.map((level) => level.map(({ fillFabric }) => fillFabric));

function stored(levels: Levels, spotFabrics?: number[]) {
  const block = inSpots({ levels, spotFabrics });
  return [fabricsIn(block.levels), block.spotFabrics];
}

describe('a drawn block as it is stored', () => {
  it('keeps the numbers of its spots, in any order of use', () => {
    expect(stored(levelsOf([5, 2], [0, 1]))).toEqual([
      [
        [5, 2],
        [0, 1],
      ],
      undefined,
    ]);
  });

  it('stores the cloth of each spot with it', () => {
    expect(stored(levelsOf([104, 3], [11, 104]), [11, 104])).toEqual([
      [
        [2, 3],
        [1, 2],
      ],
      [11, 104],
    ]);
  });

  it('gives cloth without a spot the lowest unused one, in order of first use', () => {
    expect(stored(levelsOf([40, 11, 40], [2, 0, 12]))).toEqual([
      [
        [1, 3, 1],
        [2, 0, 4],
      ],
      [40, 2, 11, 12],
    ]);
  });

  it('drops the cloth of unused spots, and the number of another spot', () => {
    expect(stored(levelsOf([3, 50]), [40, 1, 41, 50, 50])).toEqual([[[3, 4]], [1, 2, 41, 50]]);
  });

  it('starts at 1 again with the tenth fabric', () => {
    const eleven = Array.from({ length: 11 }, (_, index) => 20 + index);
    expect(stored(levelsOf(eleven))).toEqual([[[1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2]], eleven.slice(0, 9)]);
  });

  it('keeps the cloth of shapes that are already in spots', () => {
    expect(stored(levelsOf([1, 2], [40]), [11, 11, 3])).toEqual([
      [[1, 2], [3]],
      [11, 11, 40],
    ]);
  });

  it('is unchanged when stored again, and looks the same if it has at most nine fabrics', () => {
    const fabric = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(fc.array(fc.array(fabric)), (fabrics) => {
        const drawn = levelsOf(...fabrics);
        const block = inSpots({ levels: drawn, spotFabrics: undefined });
        expect(fabricsOf(block.levels).every((spot) => spot >= 1 && spot <= 9)).toBe(true);
        expect(inSpots(block)).toEqual(block);
        if (fabricsOf(drawn).length > 9) return;
        const levels = inSpotFabrics(block.levels, block.spotFabrics);
        expect(levels).toEqual(drawn);
        expect(inSpots({ levels, spotFabrics: block.spotFabrics })).toEqual(block);
      }),
    );
  });
});
