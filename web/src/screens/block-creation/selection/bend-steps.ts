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
