import { flattened } from '../../geometry/outline.js';
import type { Point } from '../../geometry/point.js';
import type { Shape } from './shape.js';
import { outlineOf } from './shape-outlines.js';

/** The greatest distance between a curve and its chords, in block units. */
const SAGITTA = 0.02;

/** Returns the corners of a shape in block units, clockwise as seen on screen, with chords for its curves. */
export function cornersOf(shape: Shape): Point[] {
  return flattened(outlineOf(shape), SAGITTA);
}
