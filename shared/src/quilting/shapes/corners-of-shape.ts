import { arcsAlong } from '../../geometry/combining/arcs-along.js';
import { flattened, pointOn } from '../../geometry/outline.js';
import type { Point } from '../../geometry/point.js';
import { pointAlong } from '../../geometry/seam.js';
import { cornerAt } from './outline-corners.js';
import { OWN_OUTLINE, type OutlineCorner, type Shape } from './shape.js';
import { outlineOf } from './shape-outlines.js';

/** The greatest distance, in block units, between a curve and the straight lines (chords) that replace it. */
const SAGITTA = 0.02;

/**
 * The greatest distance between an ellipse and the arcs of circles that follow it, in block units. In a 12-inch block, it
 * is about a hundredth of an inch.
 */
const ROUND = 1;

/** Returns the corners of a shape in block units, clockwise as seen on screen. Chords replace its curves. */
export function cornersOf(shape: Shape): Point[] {
  return flattened(outlineOf(shape), SAGITTA);
}

/** Returns the corners of any shape, clockwise as seen. Arcs of circles follow an ellipse that is no circle. */
export function outlineCornersOf(shape: Shape): readonly OutlineCorner[] {
  if (shape.shapeType === OWN_OUTLINE) return shape.outline ?? [];
  return outlineOf(shape).flatMap(({ to, arc }) => {
    if (!arc) return [cornerAt(to.x, to.y, 0)];
    // Each half is two quarters, so that the corners of a circle are at its four sides.
    return [0, 0.5].flatMap((start) =>
      arcsAlong((t) => pointOn(arc, arc.start + arc.sweep * (start + t / 2)), ROUND).map(({ x, y, bulge }) =>
        cornerAt(x, y, bulge),
      ),
    );
  });
}

/** Returns the corners of a shape, each followed by the middle of the side after it, which tells curves apart. */
export function outlinePointsOf(shape: Shape): Point[] {
  const corners = outlineCornersOf(shape);
  return corners.flatMap(([x, y, bulge], index) => {
    const from = { x, y };
    const [toX, toY] = corners[(index + 1) % corners.length] ?? [x, y];
    return [from, pointAlong({ from, to: { x: toX, y: toY }, bulge }, 0.5)];
  });
}
