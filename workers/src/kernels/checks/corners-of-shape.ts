import { flattened } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Shape } from '@quiltwright/shared/quilting/shape';
import { outlineOf } from '@quiltwright/shared/quilting/shape-outlines';

/** How far chords may leave a curve, in block units. */
const SAGITTA = 0.02;

/** The corners of a shape in block units, clockwise as seen, with chords in place of its curves. */
export function cornersOf(shape: Shape): Point[] {
  return flattened(outlineOf(shape), SAGITTA);
}
