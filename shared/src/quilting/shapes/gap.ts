import type { Point } from '../../geometry/point.js';

/** A part of a block that no shape covers. Lengths are in block units. */
export interface Gap {
  /** The path around the gap, clockwise as seen on screen. Chords replace curves. */
  outline: readonly Point[];
  /** The paths around covered parts within the outline, anticlockwise as seen on screen. */
  holes: readonly (readonly Point[])[];
  /** The area in square block units. */
  area: number;
}
