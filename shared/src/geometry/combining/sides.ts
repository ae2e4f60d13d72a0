import type { Arc, Outline } from '../outline.js';
import type { Point } from '../point.js';

/**
 * An edge of an outline with its index and start, and the edges of the box around it. `swell` is the greatest distance
 * between the edge and the straight line between its ends.
 */
export interface Side {
  readonly index: number;
  readonly from: Point;
  readonly to: Point;
  readonly arc: Arc | undefined;
  readonly swell: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function sidesOf(outline: Outline): Side[] {
  let from = outline.at(-1)?.to ?? { x: 0, y: 0 };
  return outline.map(({ to, arc }, index) => {
    const side = sideBetween(index, from, to, arc);
    from = to;
    return side;
  });
}

/** Returns an edge with a box around it. The box of an arc isn’t the smallest. */
export function sideBetween(index: number, from: Point, to: Point, arc: Arc | undefined): Side {
  // An arc of at most half a circle lies within its sagitta of its chord.
  const swell = arc ? arc.radiusX * (1 - Math.cos(Math.min(Math.abs(arc.sweep) / 2, Math.PI))) : 0;
  // The box of an edge along an axis gets some width, so that it overlaps the box of an edge that it crosses.
  const more = swell + HAIR;
  return {
    index,
    from,
    to,
    arc,
    swell,
    left: Math.min(from.x, to.x) - more,
    top: Math.min(from.y, to.y) - more,
    right: Math.max(from.x, to.x) + more,
    bottom: Math.max(from.y, to.y) + more,
  };
}

/** Lengths up to this are rounding errors, in the outline's unit. */
export const HAIR = 1e-6;

/** Returns the points in which the lines or circles of two edges cross. There may be none. */
export function meetings(one: Side, other: Side): Point[] {
  if (one.arc && other.arc) return ofCircles(one.arc, other.arc);
  if (one.arc) return ofLineAndCircle(other, one.arc);
  if (other.arc) return ofLineAndCircle(one, other.arc);
  return ofLines(one, other);
}

function ofLines(one: Side, other: Side): Point[] {
  const [dx, dy] = [one.to.x - one.from.x, one.to.y - one.from.y];
  const [ex, ey] = [other.to.x - other.from.x, other.to.y - other.from.y];
  const turn = dx * ey - dy * ex;
  // Parallel lines touch along their length, or not at all.
  if (turn * turn <= HAIR * HAIR * (dx * dx + dy * dy) * (ex * ex + ey * ey)) return [];
  const part = ((other.from.x - one.from.x) * ey - (other.from.y - one.from.y) * ex) / turn;
  return [{ x: one.from.x + dx * part, y: one.from.y + dy * part }];
}

function ofLineAndCircle({ from, to }: Side, { centre, radiusX: radius }: Arc): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const [ux, uy] = [dx / length, dy / length];
  const along = (centre.x - from.x) * ux + (centre.y - from.y) * uy;
  const away = (centre.x - from.x) * uy - (centre.y - from.y) * ux;
  if (Math.abs(away) >= radius) return [];
  return bothWays(radius, away).map((way) => ({
    x: from.x + ux * (along + way),
    y: from.y + uy * (along + way),
  }));
}

function ofCircles(one: Arc, other: Arc): Point[] {
  const [dx, dy] = [other.centre.x - one.centre.x, other.centre.y - one.centre.y];
  const distance = Math.sqrt(dx * dx + dy * dy);
  // Arcs of one circle lie on each other, or are apart.
  if (distance <= HAIR) return [];
  const along = (distance ** 2 + one.radiusX ** 2 - other.radiusX ** 2) / (2 * distance);
  const [ux, uy] = [dx / distance, dy / distance];
  return bothWays(one.radiusX, along).map((way) => ({
    x: one.centre.x + ux * along - uy * way,
    y: one.centre.y + uy * along + ux * way,
  }));
}

/**
 * Returns the two signed halves of the chord that lies at the distance `away` from a circle's centre. A chord so short
 * that the line only touches the circle counts as none.
 */
function bothWays(radius: number, away: number): number[] {
  const square = radius ** 2 - away ** 2;
  if (square <= (TOUCHES * radius) ** 2) return [];
  return [-Math.sqrt(square), Math.sqrt(square)];
}

/** Half of the longest chord, in parts of the radius, on which a line or circle counts as only touching a circle. */
export const TOUCHES = 1e-3;
