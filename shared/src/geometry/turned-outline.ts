import { flattened, isStraight, polygon, type Outline } from './outline.js';
import type { Point } from './point.js';
import { transformed, type Transform } from './transform.js';

/** The greatest distance between a curve and the chords that replace it, in the outline's unit. */
const SAGITTA = 1e-4;
const SAME = 1e-9;

/**
 * Returns an outline after a turn or move, without mirroring or scaling. Arcs of ellipses become chords unless the turn
 * is by quarters.
 */
export function turnedOutline(outline: Outline, matrix: Transform): Outline {
  const { a, b } = matrix;
  const angle = Math.atan2(b, a);
  const isByQuarters = Math.min(Math.abs(a), Math.abs(b)) < SAME;
  const isTurnable = outline.every(
    ({ arc }) => !arc || isByQuarters || Math.abs(arc.radiusX - arc.radiusY) < SAME,
  );
  const place = (point: Point): Point => transformed(point, matrix);
  if (isStraight(outline) || !isTurnable) return polygon(flattened(outline, SAGITTA).map(place));
  const isAcross = Math.abs(b) > Math.abs(a);
  return outline.map(({ to, arc }) =>
    arc
      ? {
          to: place(to),
          arc: {
            ...arc,
            centre: place(arc.centre),
            radiusX: isAcross ? arc.radiusY : arc.radiusX,
            radiusY: isAcross ? arc.radiusX : arc.radiusY,
            start: arc.start + angle,
          },
        }
      : { to: place(to) },
  );
}
