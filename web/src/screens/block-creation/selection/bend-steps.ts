import { clamp } from '@quiltwright/shared/geometry/interval';

/** The angle by which a key bends a side, and the greatest angle of an arc, in degrees. */
const STEP = 15;
const MOST = 180;

/** Returns the angle of an arc in degrees, from its bulge: the tangent of a quarter of the angle. */
export function degreesOf(bulge: number): number {
  return (4 * Math.atan(bulge) * 180) / Math.PI;
}

/** Returns the bulge of an arc of this many degrees. */
export function bulgeOfDegrees(degrees: number): number {
  return Math.tan((clamp(degrees, -MOST, MOST) * Math.PI) / 180 / 4);
}

/** Returns the bulge of a side after it is bent by a number of steps, to the next whole step. */
export function bentBy(bulge: number, steps: number): number {
  return bulgeOfDegrees((Math.round(degreesOf(bulge) / STEP) + steps) * STEP);
}

/** Returns the radius of an arc between two points this far from each other; null for a straight line. */
export function radiusOfBulge(chord: number, bulge: number): number | null {
  return bulge === 0 ? null : (chord * (1 + bulge * bulge)) / (4 * Math.abs(bulge));
}

/**
 * Returns the bulge of the shorter arc with a radius, between two points this far from each other.
 * @param radius at least half of `chord`, for half a circle
 */
export function bulgeOfRadius(chord: number, radius: number): number {
  // Half of the chord is the sine of half the angle, in parts of the radius.
  return Math.tan(Math.asin(Math.min(1, chord / (2 * radius))) / 2);
}
