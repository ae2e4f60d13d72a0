import { QUARTER } from '@quiltwright/shared/quilting/shapes/curved-forms';

/**
 * The bulges to which a bent side snaps: a straight line, and arcs of 60°, 90°, 120° and 180°. A bulge is the tangent of
 * a quarter of the angle.
 */
const outwards = [Math.tan(Math.PI / 12), QUARTER, Math.tan(Math.PI / 6), 1];
const usual = [...outwards.map((bulge) => -bulge), 0, ...outwards];

/**
 * Returns the offered bulge that is nearest to `bulge`, if the middle of the side would move by at most `reach`.
 * Otherwise returns `bulge`.
 * @param chord the distance between the ends of the side, in the unit of `reach`
 * @param more bulges to offer besides the usual ones, for example those at which the side touches another one smoothly
 */
export function snappedBulge(
  bulge: number,
  chord: number,
  reach: number,
  more: readonly number[] = [],
): number {
  const nearest = [...usual, ...more].reduce((best, each) =>
    Math.abs(each - bulge) < Math.abs(best - bulge) ? each : best,
  );
  // The middle of the side is as far from the chord as the bulge times half the chord.
  return (Math.abs(nearest - bulge) * chord) / 2 <= reach ? nearest : bulge;
}
