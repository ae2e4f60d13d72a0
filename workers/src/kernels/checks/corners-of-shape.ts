import { pointOn, type Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';

/** How far chords may leave a curve, in block units. */
const SAGITTA = 0.02;

/**
 * The corners of an outline in block units, with chords in place of its curves. Half an ellipse has a multiple of four of
 * them, so that where it touches a level, upright or diagonal line there is a corner.
 */
export function cornersOf(outline: Outline): Point[] {
  return outline.flatMap(({ to, arc }) => {
    if (!arc) return [to];
    const most = 2 * Math.acos(1 - SAGITTA / Math.max(arc.radiusX, arc.radiusY, 1));
    const chords = 4 * Math.ceil(Math.abs(arc.sweep) / (4 * most));
    return Array.from({ length: chords }, (_, i) => pointOn(arc, arc.start + (arc.sweep * (i + 1)) / chords));
  });
}
