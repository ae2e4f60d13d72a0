import type { Point } from '../../geometry/point.js';

/** A place that no shape covers, in block units. */
export interface Gap {
  /** The path around the gap, clockwise as seen on screen; chords replace curves. */
  outline: readonly Point[];
  /** The paths around covered parts inside the outline, anticlockwise. */
  holes: readonly (readonly Point[])[];
  /** The area in square block units. */
  area: number;
}
