import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockUnits } from '../geometry/units.js';
import { fabricSpots, inStandIns } from './block.js';
import { fabricsOf, type Levels } from './shape.js';

/** Layers of squares in these fabrics. */
function levelsOf(...levels: number[][]): Levels {
  return levels.map((fabrics) =>
    fabrics.map((fillFabric, index) => ({
      shapeNum: index + 1,
      shapeType: 1,
      shapeXLoc: blockUnits(0),
      shapeYLoc: blockUnits(0),
      shapeWidth: blockUnits(1000),
      shapeHeight: blockUnits(1000),
      fillFabric,
      strokeWidth: 0,
    })),
  );
}

const fabricsIn = (levels: Levels) => levels.map((level) => level.map(({ fillFabric }) => fillFabric));

describe('fabricSpots', () => {
  it('are the fabrics by first use, level by level, without paper', () => {
    expect(Object.entries(fabricSpots(levelsOf([40, 0, 11], [11, 10_000])))).toEqual([
      ['fabricSpot1', 40],
      ['fabricSpot2', 11],
      ['fabricSpot3', 10_000],
      ...[4, 5, 6, 7, 8, 9].map((spot) => [`fabricSpot${spot}`, 0]),
    ]);
  });

  it('are nine of a block that uses more', () => {
    const eleven = Array.from({ length: 11 }, (_, index) => 20 + index);
    expect(Object.values(fabricSpots(levelsOf(eleven)))).toEqual(eleven.slice(0, 9));
  });
});

describe('inStandIns', () => {
  it('numbers the fabrics from 1 by first use, over all layers', () => {
    expect(fabricsIn(inStandIns(levelsOf([40, 11, 40], [2, 0, 11])))).toEqual([
      [1, 2, 1],
      [3, 0, 2],
    ]);
  });

  it('starts at 1 again with the tenth', () => {
    const eleven = Array.from({ length: 11 }, (_, index) => 20 + index);
    expect(fabricsIn(inStandIns(levelsOf(eleven)))).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2]]);
  });

  it('changes nothing in what is in stand-ins by first use already', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat({ max: 30 }))), (fabrics) => {
        const blank = inStandIns(levelsOf(...fabrics));
        expect(fabricsOf(blank).every((fabric) => fabric >= 1 && fabric <= 9)).toBe(true);
        expect(inStandIns(blank)).toEqual(blank);
      }),
    );
  });
});
