import { areaOf, bulged, polygon, type Outline } from '@quiltwright/shared/geometry/outline';
import { describe, expect, it } from 'vitest';
import { curvedAllowance } from './curved-allowance';

const QUARTER = Math.SQRT2 - 1;
const SEAM = 0.25;

/** Returns an outline through corners, each with the bulge of the edge to the next corner if that edge is an arc. */
const drawn = (...corners: readonly (readonly [x: number, y: number, bulge?: number])[]): Outline =>
  bulged(corners.map(([x, y, bulge = 0]) => ({ x, y, bulge })));

const radii = (outline: Outline | null) => (outline ?? []).flatMap(({ arc }) => arc?.radiusX ?? []);

describe('the cutting line of a curve', () => {
  it('is a larger circle around the same centre on the outside', () => {
    const cut = curvedAllowance(drawn([0, 0], [3, 0, QUARTER], [0, 3]), SEAM);
    expect(radii(cut)).toEqual([expect.closeTo(3.25, 9)]);
    const [centre] = (cut ?? []).flatMap(({ arc }) => arc?.centre ?? []);
    expect(centre?.x).toBeCloseTo(0, 9);
    expect(centre?.y).toBeCloseTo(0, 9);
    /*
     * The straight sides are moved to −0.25 and end on the circle of 3.25: a quarter of its disc, and the strip of 0.25
     * beyond each radius. With a = asin(0.25 ÷ 3.25), each strip has an area of (3.25² · a + 0.25 · √(3.25² − 0.25²)) ÷ 2,
     * and they share a square of 0.25.
     */
    const a = Math.asin(0.25 / 3.25);
    const strip = (3.25 ** 2 * a + 0.25 * Math.sqrt(3.25 ** 2 - 0.25 ** 2)) / 2;
    expect(areaOf(cut ?? [])).toBeCloseTo((Math.PI * 3.25 ** 2) / 4 + 2 * strip + 0.25 ** 2, 9);
  });

  it('is a smaller circle around the same centre in a hollow', () => {
    const cut = curvedAllowance(drawn([3, 0], [4, 0], [4, 4], [0, 4], [0, 3, -QUARTER]), SEAM);
    expect(radii(cut)).toEqual([expect.closeTo(2.75, 9)]);
  });

  it('ends in a corner where a hollow is too small', () => {
    const cut = curvedAllowance(drawn([0.2, 0], [4, 0], [4, 4], [0, 4], [0, 0.2, -QUARTER]), SEAM);
    expect(radii(cut)).toEqual([]);
    /* The square of 4 with its allowance, as if the hollow were a corner: its sides meet at (−0.25, −0.25). */
    expect(areaOf(cut ?? [])).toBeCloseTo(4.5 ** 2, 9);
  });

  it('meets in the tips of a melon', () => {
    const cut = curvedAllowance(drawn([0, 6, QUARTER], [6, 0, QUARTER]), SEAM);
    expect(cut).toHaveLength(2);
    /* Circles of radius 6.25 about (0, 0) and (6, 6) meet at a height of √(6.25² − 18) above the middle. */
    const reach = Math.sqrt(6.25 ** 2 - 18);
    const tips = (cut ?? []).map(({ to }) => Math.hypot(to.x - 3, to.y - 3));
    expect(tips).toEqual([expect.closeTo(reach, 9), expect.closeTo(reach, 9)]);
  });

  it('is left to straight lines if an arc is of an ellipse', () => {
    const arc = { centre: { x: 0, y: 0 }, radiusX: 3, radiusY: 2, start: 0, sweep: Math.PI / 2 };
    const ellipse: Outline = [{ to: { x: 3, y: 0 } }, { to: { x: 0, y: 2 }, arc }, { to: { x: 0, y: 0 } }];
    expect(curvedAllowance(ellipse, SEAM)).toBeNull();
    expect(curvedAllowance(polygon([]), SEAM)).toBeNull();
  });
});
