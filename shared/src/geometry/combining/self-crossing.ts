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

/**
 * True if two edges of an outline cross, or an edge or a corner runs through a corner from one side to the other.
 * Crossings nearer than `tolerance` to a corner count only if a corner lies on the other edge. Edges that only touch, or
 * lie on each other, don't cross. Arcs must be of circles, and no longer than half a circle.
 */
export function crossesItself(outline: Outline, tolerance: number): boolean {
  const sides = sidesOf(outline);
  const sorted = [...sides].sort((one, other) => one.left - other.left);
  for (let i = 0; i < sorted.length; i++) {
    const one = sorted[i];
    for (let j = i + 1; j < sorted.length; j++) {
      const other = sorted[j];
      if (!one || !other || other.left > one.right + tolerance) break;
      if (other.top > one.bottom + tolerance || one.top > other.bottom + tolerance) continue;
      if (isBeside(one, other, tolerance) || isBeside(other, one, tolerance)) continue;
      if (isOffCircle(one, other, tolerance) || isOffCircle(other, one, tolerance)) continue;
      if (doCross(one, other, tolerance)) return true;
      if (isPassed(sides, one, other, tolerance) || isPassed(sides, other, one, tolerance)) return true;
    }
  }
  return false;
}

/** True if an edge lies on one side of the strip that another edge takes up along its chord, farther than `by`. */
function isBeside({ from, to, swell }: Side, other: Side, by: number): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const start = dx * (other.from.y - from.y) - dy * (other.from.x - from.x);
  const end = dx * (other.to.y - from.y) - dy * (other.to.x - from.x);
  if (start > 0 !== end > 0) return false;
  const least = Math.min(Math.abs(start), Math.abs(end));
  const room = swell + other.swell + by;
  return least * least > room * room * (dx * dx + dy * dy);
}

/**
 * True if an arc's circle is farther than `by` from another edge: this edge lies inside the circle, or is a part of
 * another circle that is apart from it.
 */
function isOffCircle({ arc }: Side, other: Side, by: number): boolean {
  if (!arc) return false;
  const { centre, radiusX: radius } = arc;
  if (other.arc) {
    const [dx, dy] = [other.arc.centre.x - centre.x, other.arc.centre.y - centre.y];
    const squared = dx * dx + dy * dy;
    const [most, least] = [radius + other.arc.radiusX + by, Math.abs(radius - other.arc.radiusX) - by];
    return squared > most * most || (least > 0 && squared < least * least);
  }
  const room = radius - by;
  return room > 0 && isNear(centre, other.from, room) && isNear(centre, other.to, room);
}

/** True if two points are no farther than `by` from each other. */
function isNear(one: Point, { x, y }: Point, by: number): boolean {
  return (x - one.x) * (x - one.x) + (y - one.y) * (y - one.y) <= by * by;
}

/** True if two edges cross, and not within `tolerance` of their ends. */
function doCross(one: Side, other: Side, tolerance: number): boolean {
  if (one.arc && other.arc && !arcsCanMeet(one, one.arc, other, other.arc)) return false;
  return meetings(one, other).some(
    (place) => isBetweenEnds(one, place, tolerance) && isBetweenEnds(other, place, tolerance),
  );
}

/** False if neither of the points in which the circles of two arcs cross lies on both arcs, give or take a hair. */
function arcsCanMeet(one: Side, arc: Arc, other: Side, otherArc: Arc): boolean {
  const [dx, dy] = [otherArc.centre.x - arc.centre.x, otherArc.centre.y - arc.centre.y];
  const squared = dx * dx + dy * dy;
  if (squared === 0) return false;
  const share =
    (squared + (arc.radiusX - otherArc.radiusX) * (arc.radiusX + otherArc.radiusX)) / (2 * squared);
  const aside = (arc.radiusX * arc.radiusX) / squared - share * share;
  if (aside < 0) return false;
  const [x, y, by] = [arc.centre.x + dx * share, arc.centre.y + dy * share, Math.sqrt(aside)];
  const [byX, byY] = [dy * by, dx * by];
  return (
    (isBeyondChord(one, x - byX, y + byY) && isBeyondChord(other, x - byX, y + byY)) ||
    (isBeyondChord(one, x + byX, y - byY) && isBeyondChord(other, x + byX, y - byY))
  );
}

/** True if a point of an arc's circle lies on the arc: on the outer side of its chord, give or take a hair. */
function isBeyondChord({ from, to, arc }: Side, x: number, y: number): boolean {
  const off = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
  return off * Math.sign(arc?.sweep ?? 0) <= HAIR * (Math.abs(to.x - from.x) + Math.abs(to.y - from.y));
}

/** True if an edge, or the corner at its end, runs from one side of the outline to the other at the end of `before`. */
function isPassed(sides: readonly Side[], before: Side, side: Side, tolerance: number): boolean {
  const corner = before.to;
  if (isOutside(side, corner, tolerance) || isAway(side, corner, tolerance)) return false;
  const next = sides[(before.index + 1) % sides.length];
  if (!next || next === side || isNear(side.from, corner, tolerance)) return false;
  const isCorner = isNear(side.to, corner, tolerance);
  if (!isCorner && !isBetweenEnds(side, corner, tolerance)) return false;
  const after = isCorner ? (sides[(side.index + 1) % sides.length] ?? side) : side;
  const [back, ahead] = [wayBack(before, corner), wayAhead(next, corner)];
  return separate(back, ahead, wayBack(side, corner), wayAhead(after, corner));
}

/** True if two directions lie on different sides of a path that comes from `back` and goes `ahead`. */
function separate(back: number, ahead: number, one: number, other: number): boolean {
  const turn = 2 * Math.PI;
  const from = (angle: number) => (((angle - back) % turn) + turn) % turn;
  const [path, first, second] = [from(ahead), from(one), from(other)];
  const isApart = (a: number, b: number) => Math.abs(a - b) > TOUCHES && Math.abs(a - b) < turn - TOUCHES;
  const areClear = [first, second].every((angle) => isApart(angle, 0) && isApart(angle, path));
  return areClear && first < path !== second < path;
}

/** Returns the direction in which an edge goes on from one of its points, as an angle. */
function wayAhead({ from, to, arc }: Side, { x, y }: Point): number {
  if (!arc) return Math.atan2(to.y - from.y, to.x - from.x);
  return Math.atan2(y - arc.centre.y, x - arc.centre.x) + (Math.sign(arc.sweep) * Math.PI) / 2;
}

/** Returns the direction from which an edge comes to one of its points, as an angle. */
function wayBack(side: Side, place: Point): number {
  return wayAhead(side, place) + Math.PI;
}

/** True if a point is farther than `by` from the box around an edge. */
function isOutside({ left, top, right, bottom }: Side, { x, y }: Point, by: number): boolean {
  return x < left - by || x > right + by || y < top - by || y > bottom + by;
}

/** True if a point is farther than `by` from the line or circle of an edge. */
function isAway({ from, to, arc }: Side, { x, y }: Point, by: number): boolean {
  if (arc) {
    const { centre, radiusX: radius } = arc;
    const squared = (x - centre.x) * (x - centre.x) + (y - centre.y) * (y - centre.y);
    return squared > (radius + by) * (radius + by) || squared < (radius - by) * Math.max(0, radius - by);
  }
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const off = dx * (y - from.y) - dy * (x - from.x);
  return off * off > by * by * (dx * dx + dy * dy);
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
const TOUCHES = 1e-3;

/** True if a point on an edge's line or circle lies on the edge, and at least `tolerance` from both ends. */
function isBetweenEnds(side: Side, place: Point, tolerance: number): boolean {
  const { from, to, arc } = side;
  if (isOutside(side, place, 0) || isNear(from, place, tolerance) || isNear(to, place, tolerance))
    return false;
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
