import { inches } from '@quiltwright/shared/geometry/units';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { expect, it } from 'vitest';
import { curvedBlocks } from '../patches/curves/blocks/curved-blocks.fixture';
import { ground, ownShape, QUARTER, quarterDisc } from '../patches/curves/own-shapes.fixture';
import { sewabilityOf } from './sewability';

/**
 * Returns the sewing troubles of a square block.
 * @param side in inches
 */
const troublesOf = (levels: Levels, side = 12) =>
  sewabilityOf({ levels, blockWidth: inches(side), blockHeight: inches(side) });

it('tells a curved seam with the places for pins', () => {
  /* 700 of 1000 units of 12 inches are 8.4 inches. The middle of the curve is at 8.4 ÷ √2. */
  const middle: unknown = expect.closeTo(8.4 * Math.SQRT1_2, 3);
  const [seam, ...others] = troublesOf([[ground], [quarterDisc(700, 2)]]);
  expect(seam).toMatchObject({ what: 'curve', count: 1, outlines: [] });
  expect(seam?.points[1]).toEqual({ x: middle, y: middle });
  expect([seam?.points.length, others]).toEqual([3, []]);
});

it('tells a curve with a radius below an inch as tight', () => {
  const tight = troublesOf([[ground], [quarterDisc(700, 2)]], 1).find(({ what }) => what === 'tightCurve');
  const radius: unknown = expect.closeTo(0.7, 4);
  expect(tight).toMatchObject({ radius, count: 1 });
});

it('tells no set-in corner where curves run on smoothly through the middle of a block', () => {
  const told = troublesOf(curvedBlocks['Orange Peel'] ?? []).map(({ what, count }) => [what, count]);
  expect(told).toEqual([['curve', 8]]);
});

it('tells the set-in corner of curves that end in an angle inside a block', () => {
  /* Two arcs meet in the point (500, 500), at a right angle. A straight seam from there leads to the edge. */
  const tip = ownShape(
    [
      [300, 0],
      [700, 0, QUARTER],
      [500, 500, QUARTER],
    ],
    2,
  );
  const below = ownShape(
    [
      [500, 500],
      [1000, 1000],
      [0, 1000],
    ],
    3,
  );
  const told = troublesOf([[ground], [tip, below]]).find(({ what }) => what === 'setIn');
  expect(told).toMatchObject({ count: 1, points: [{ x: 6, y: 6 }] });
});
