import { describe, expect, it } from 'vitest';
import { blockUnits } from '../geometry/units.js';
import { fabricSpots } from './block.js';
import { type Levels } from './shapes/shape.js';

/** Returns layers of squares, bottom first. Each argument lists the fabrics of the squares on one layer. */
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

describe('fabricSpots', () => {
  it('lists the fabrics by first use, level by level, without paper', () => {
    expect(Object.entries(fabricSpots(levelsOf([40, 0, 11], [11, 10_000])))).toEqual([
      ['fabricSpot1', 40],
      ['fabricSpot2', 11],
      ['fabricSpot3', 10_000],
      ...[4, 5, 6, 7, 8, 9].map((spot) => [`fabricSpot${spot}`, 0]),
    ]);
  });

  it('lists only nine fabrics of a block that uses more', () => {
    const eleven = Array.from({ length: 11 }, (_, index) => 20 + index);
    expect(Object.values(fabricSpots(levelsOf(eleven)))).toEqual(eleven.slice(0, 9));
  });
});
