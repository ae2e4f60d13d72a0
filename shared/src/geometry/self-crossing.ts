import type { Arc, Outline } from './outline.js';
import type { Point } from './point.js';

/** An edge of an outline with its start, and the edges of the box around it. */
export interface Side {
  readonly from: Point;
  readonly to: Point;
  readonly arc: Arc | undefined;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * True if two edges of an outline cross, apart from places nearer than `tolerance` to an end of either edge. Edges that
 * only touch, or lie on each other, don't cross. Arcs must be of circles.
 */
export function crossesItself(outline: Outline, tolerance: number): boolean {
  const sides = sidesOf(outline);
  return sides.some((one, i) =>
    sides
      .slice(i + 1)
      .some(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom &&
          meetings(one, other).some(
            (place) => isBetweenEnds(one, place, tolerance) && isBetweenEnds(other, place, tolerance),
          ),
      ),
  );
}

export function sidesOf(outline: Outline): Side[] {
  let from = outline.at(-1)?.to ?? { x: 0, y: 0 };
  return outline.map(({ to, arc }) => {
    const side = { from, to, arc, ...edgesAround(from, to, arc) };
    from = to;
    return side;
  });
}

/** Returns the edges of a box around an edge. The box of an arc isn’t the smallest. */
function edgesAround(from: Point, to: Point, arc: Arc | undefined) {
  // An arc of at most half a circle lies within its sagitta of its chord.
  const swell = arc ? arc.radiusX * (1 - Math.cos(Math.min(Math.abs(arc.sweep) / 2, Math.PI))) : 0;
  // The box of an edge along an axis gets some width, so that it overlaps the box of an edge that it crosses.
  const more = swell + HAIR;
  return {
    left: Math.min(from.x, to.x) - more,
    top: Math.min(from.y, to.y) - more,
    right: Math.max(from.x, to.x) + more,
    bottom: Math.max(from.y, to.y) + more,
  };
}

const HAIR = 1e-6;

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
  if (Math.abs(turn) <= HAIR * Math.hypot(dx, dy) * Math.hypot(ex, ey)) return [];
  const part = ((other.from.x - one.from.x) * ey - (other.from.y - one.from.y) * ex) / turn;
  return [{ x: one.from.x + dx * part, y: one.from.y + dy * part }];
}

function ofLineAndCircle({ from, to }: Side, { centre, radiusX: radius }: Arc): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const along = (centre.x - from.x) * ux + (centre.y - from.y) * uy;
  const away = (centre.x - from.x) * uy - (centre.y - from.y) * ux;
  return bothWays(radius, away).map((way) => ({
    x: from.x + ux * (along + way),
    y: from.y + uy * (along + way),
  }));
}

function ofCircles(one: Arc, other: Arc): Point[] {
  const [dx, dy] = [other.centre.x - one.centre.x, other.centre.y - one.centre.y];
  const distance = Math.hypot(dx, dy);
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
const TOUCHES = 1e-3;

/** True if a point on an edge's line or circle lies on the edge, and at least `tolerance` from both ends. */
function isBetweenEnds({ from, to, arc }: Side, place: Point, tolerance: number): boolean {
  if (distance(from, place) <= tolerance || distance(to, place) <= tolerance) return false;
  if (!arc)
    return (
      (place.x - from.x) * (to.x - from.x) + (place.y - from.y) * (to.y - from.y) > 0 &&
      (place.x - to.x) * (from.x - to.x) + (place.y - to.y) * (from.y - to.y) > 0
    );
  const turn = 2 * Math.PI;
  const angle = Math.atan2(place.y - arc.centre.y, place.x - arc.centre.x) - arc.start;
  const along = ((angle * Math.sign(arc.sweep)) % turn) + turn;
  return along % turn < Math.abs(arc.sweep);
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
