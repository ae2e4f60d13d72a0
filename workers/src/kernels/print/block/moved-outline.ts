import { flattened, polygon, type Arc, type Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { isSame } from '@quiltwright/shared/quilting/grain/square-triangle';

/** The greatest distance between an arc and its chords, in inches. */
const SAGITTA = 0.001;
/** The greatest rounding error of an angle, in radians. */
const HAIR = 1e-6;

/**
 * Returns an outline after `move`, which moves and turns points. Arcs of ellipses become chords, unless they are turned by
 * quarter turns.
 */
export function movedOutline(outline: Outline, move: (point: Point) => Point): Outline {
  const [origin, right] = [move({ x: 0, y: 0 }), move({ x: 1, y: 0 })];
  const turn = Math.atan2(right.y - origin.y, right.x - origin.x);
  const quarters = Math.round(turn / (Math.PI / 2));
  const isLevel = Math.abs(turn - quarters * (Math.PI / 2)) < HAIR;
  const isRound = ({ radiusX, radiusY }: Arc) => isSame(radiusX, radiusY);
  if (!isLevel && outline.some(({ arc }) => arc && !isRound(arc)))
    return polygon(flattened(outline, SAGITTA).map(move));
  return outline.map(({ to, arc }) => {
    if (!arc) return { to: move(to) };
    const radii = quarters % 2 === 0 || isRound(arc) ? {} : { radiusX: arc.radiusY, radiusY: arc.radiusX };
    return { to: move(to), arc: { ...arc, ...radii, centre: move(arc.centre), start: arc.start + turn } };
  });
}
