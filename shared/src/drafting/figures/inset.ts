import { arcOf, directionAtEnd, reversed, type Seam } from '../../geometry/seam.js';
import { cross, distance, dot, type Point } from '../../geometry/point.js';
import { meetings, sideBetween } from '../../geometry/combining/sides.js';
import type { Face } from '../seam-map.js';
import { isInFace } from './faces-at.js';
import { sidesOf } from './sides.js';

/** The patch is too small for an inset of this width. */
export type InsetFault = 'room';

/**
 * Returns the outline of a patch, set in on all sides, and a seam from each of its corners to the corner of the patch.
 * The width is in inches, and `unit` is the number of inches in a block unit, across and down. Arcs keep their centre.
 */
export function insetSeams(face: Face, width: number, unit: Point): Seam[] | InsetFault {
  const sides = sidesOf(face.outline).flat();
  const moved = sides.map((side) => setIn(side, width, unit));
  const corners = sides.map((side, i) => {
    const before = moved.at(i - 1);
    const after = moved[i];
    return before && after ? cornerOf(before, after, side.from) : null;
  });
  const inner = moved.map((side, i): Seam | null => {
    const [from, to] = [corners[i], corners[(i + 1) % corners.length]];
    return side && from && to ? between(side, from, to) : null;
  });
  const seams = inner.filter((seam) => seam !== null);
  const isWhole = seams.length === sides.length && seams.every(({ from }) => isInFace(face, from));
  if (!isWhole) return 'room';
  const joins = sides.flatMap((side, i): Seam[] => {
    const to = corners[i];
    return to && !isSmooth(sides.at(i - 1), side) ? [{ from: side.from, to, bulge: 0 }] : [];
  });
  return [...seams, ...joins];
}

/** Returns a side moved to its right, into the patch; null for an arc without a radius left. */
function setIn(side: Seam, width: number, unit: Point): Seam | null {
  const arc = arcOf(side);
  if (arc) {
    const radius = arc.radiusX - (Math.sign(side.bulge) * width) / unit.x;
    if (radius <= 1) return null;
    const share = radius / arc.radiusX;
    const towards = ({ x, y }: Point) => ({
      x: arc.centre.x + (x - arc.centre.x) * share,
      y: arc.centre.y + (y - arc.centre.y) * share,
    });
    return { from: towards(side.from), to: towards(side.to), bulge: side.bulge };
  }
  // The width is measured at right angles in inches, also in a block that isn’t square.
  const [dx, dy] = [(side.to.x - side.from.x) * unit.x, (side.to.y - side.from.y) * unit.y];
  const length = Math.hypot(dx, dy);
  const by = { x: (-dy * width) / (length * unit.x), y: (dx * width) / (length * unit.y) };
  const after = ({ x, y }: Point) => ({ x: x + by.x, y: y + by.y });
  return { from: after(side.from), to: after(side.to), bulge: 0 };
}

/** Returns the corner between two sides that were set in: where they meet nearest to the corner before; null for none. */
function cornerOf(before: Seam, after: Seam, corner: Point): Point | null {
  if (distance(before.to, after.from) < 0.01) return after.from;
  const side = ({ from, to, bulge }: Seam) => sideBetween(0, from, to, arcOf({ from, to, bulge }));
  const places = meetings(side(before), side(after));
  return places.reduce<Point | null>(
    (best, place) => (best && distance(best, corner) <= distance(place, corner) ? best : place),
    null,
  );
}

/** Returns a side between new corners; null if nothing is left of it. */
function between(side: Seam, from: Point, to: Point): Seam | null {
  const arc = arcOf(side);
  if (!arc) {
    const isAlong = dot(minus(to, from), minus(side.to, side.from)) > 0;
    return isAlong ? { from, to, bulge: 0 } : null;
  }
  const [start, end] = [minus(from, arc.centre), minus(to, arc.centre)];
  const turn = Math.atan2(cross(start, end), dot(start, end)) * Math.sign(side.bulge);
  // The ends of half a circle and more may lie anywhere; those of a shorter arc mustn’t pass each other.
  const sweep = turn > 0 ? turn : turn + 2 * Math.PI;
  if (sweep > Math.abs(arc.sweep) + 1e-6 && sweep > Math.PI + 1e-6) return null;
  return { from, to, bulge: Math.sign(side.bulge) * Math.min(1, Math.tan(sweep / 4)) };
}

function isSmooth(before: Seam | undefined, after: Seam): boolean {
  if (!before) return true;
  const [one, back] = [directionAtEnd(before), directionAtEnd(reversed(after))];
  const other = { x: -back.x, y: -back.y };
  return (
    dot(one, other) > 0 &&
    Math.abs(cross(one, other)) < 0.01 * Math.hypot(one.x, one.y) * Math.hypot(other.x, other.y)
  );
}

function minus(one: Point, other: Point): Point {
  return { x: one.x - other.x, y: one.y - other.y };
}
