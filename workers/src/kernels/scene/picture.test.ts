import { areaOf, boundsOf } from '@quiltwright/shared/geometry/outline';
import { blockUnits } from '@quiltwright/shared/geometry/units';
import { assertExists } from '@quiltwright/shared/result';
import { describe, expect, it } from 'vitest';
import { levelsOf } from '@quiltwright/shared/quilting/quilts.fixture';
import { ownOutline } from '@quiltwright/shared/quilting/shapes/form';
import { pictureOf } from './picture';
import { shapeCount, shapeOutline } from './scene-access';

describe('pictureOf', () => {
  it('distinguishes 200,000 pictures of a shape', () => {
    /* With digests of only 32 bits, about 200,000² ÷ 2³³ ≈ 5 pairs of these pictures would collide. */
    const square = assertExists(levelsOf([11])[0]?.[0], 'a square');
    const digests = new Set<string>();
    for (let picture = 0; picture < 200_000; picture++) {
      const shapeXLoc = blockUnits((picture * 7) % 887);
      const shapeYLoc = blockUnits((picture * 11) % 883);
      const fillFabric = (picture * 13) % 881;
      digests.add(pictureOf([[{ ...square, shapeXLoc, shapeYLoc, fillFabric }]]).digest);
    }
    expect(digests.size).toBe(200_000);
  });

  it('has outlines of their own in a box of side 1, and a digest for each', () => {
    const square = assertExists(levelsOf([11])[0]?.[0], 'a square');
    const quarter = (bulge: number) => ({
      ...square,
      ...ownOutline([
        [blockUnits(100), blockUnits(200), 0],
        [blockUnits(500), blockUnits(200), bulge],
        [blockUnits(100), blockUnits(600), 0],
      ]),
    });
    const { shapes, outlines = [], digest } = pictureOf([[square], [quarter(Math.SQRT2 - 1)]]);
    expect(shapeCount(shapes)).toBe(2);
    expect(outlines).toHaveLength(1);
    // A quarter of a circle with radius 1: π/4 of its box.
    const own = shapeOutline({ shapes, outlines }, 1);
    expect(areaOf(own)).toBeCloseTo(Math.PI / 4, 6);
    expect(boundsOf(own)).toMatchObject({ x: 0, y: 0 });
    expect(pictureOf([[square], [quarter(0.3)]]).digest).not.toBe(digest);
    expect(pictureOf([[square], [quarter(Math.SQRT2 - 1)]]).digest).toBe(digest);
  });

  it('has the same digest for the same picture, with any layers', () => {
    const [bottom = [], top = []] = levelsOf([11, 12]);
    expect(pictureOf([[...bottom, ...top]])).toEqual(pictureOf([bottom, [], top]));
  });
});
