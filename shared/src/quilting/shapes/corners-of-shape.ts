import { flattened } from '../../geometry/outline.js';
import type { Point } from '../../geometry/point.js';
import type { Shape } from './shape.js';
import { outlineOf } from './shape-outlines.js';

/** The greatest distance, in block units, between a curve and the straight lines (chords) that replace it. */
const SAGITTA = 0.02;

/** Returns the corners of a shape in block units, clockwise as seen on screen. Chords replace its curves. */
export function cornersOf(shape: Shape): Point[] {
  return flattened(outlineOf(shape), SAGITTA);
}
