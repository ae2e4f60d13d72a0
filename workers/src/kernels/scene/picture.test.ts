import { blockUnits } from '@quiltwright/shared/geometry/units';
import { assertExists } from '@quiltwright/shared/result';
import { describe, expect, it } from 'vitest';
import { levelsOf } from '@quiltwright/shared/quilting/quilts.fixture';
import { pictureOf } from './picture';

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

  it('has the same digest for the same picture, with any layers', () => {
    const [bottom = [], top = []] = levelsOf([11, 12]);
    expect(pictureOf([[...bottom, ...top]])).toEqual(pictureOf([bottom, [], top]));
  });
});
