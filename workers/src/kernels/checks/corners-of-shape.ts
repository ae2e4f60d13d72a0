import { flattened } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Shape } from '@quiltwright/shared/quilting/shapes/shape';
import { outlineOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';

/** The greatest distance between a curve and its chords, in block units. */
const SAGITTA = 0.02;

/** Returns the corners of a shape in block units, clockwise as seen on screen, with chords for its curves. */
export function cornersOf(shape: Shape): Point[] {
  return flattened(outlineOf(shape), SAGITTA);
}
