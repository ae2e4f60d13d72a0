import type { Arc, Outline } from '../outline.js';
import type { Point } from '../point.js';
import { HAIR, meetings, sidesOf, TOUCHES, type Side } from './sides.js';

/**
 * True if two edges of an outline cross, or an edge or a corner runs through a corner from one side to the other.
 * Crossings nearer than `tolerance` to a corner count only if a corner lies on the other edge. Edges that only touch, or
 * lie on each other, don't cross. Arcs must be of circles, and no longer than half a circle.
 */
export function crossesItself(outline: Outline, tolerance: number): boolean {
  const sides = sidesOf(outline);
  const passes = passesOf(sides);
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
      if (isPassed(passes, one, other, tolerance) || isPassed(passes, other, one, tolerance)) return true;
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
  if (one.arc && other.arc) return doArcsCross(one, one.arc, other, other.arc, tolerance);
  return meetings(one, other).some((place) => isInside(one, other, place, tolerance));
}

/** The same for two arcs. An outline may have thousands of pairs of them, so this makes no lists. */
function doArcsCross(one: Side, arc: Arc, other: Side, otherArc: Arc, tolerance: number): boolean {
  const [dx, dy] = [otherArc.centre.x - arc.centre.x, otherArc.centre.y - arc.centre.y];
  const [squared, radius] = [dx * dx + dy * dy, arc.radiusX];
  if (squared <= HAIR * HAIR) return false;
  const share = (squared + (radius - otherArc.radiusX) * (radius + otherArc.radiusX)) / (2 * squared);
  const aside = (radius * radius) / squared - share * share;
  if (aside * squared <= (TOUCHES * radius) ** 2) return false;
  const [x, y, by] = [arc.centre.x + dx * share, arc.centre.y + dy * share, Math.sqrt(aside)];
  const [byX, byY] = [dy * by, dx * by];
  return (
    doMeetAt(one, other, x - byX, y + byY, tolerance) || doMeetAt(one, other, x + byX, y - byY, tolerance)
  );
}

function doMeetAt(one: Side, other: Side, x: number, y: number, tolerance: number): boolean {
  return isBeyondChord(one, x, y) && isBeyondChord(other, x, y) && isInside(one, other, { x, y }, tolerance);
}

/** True if a meeting of the lines or circles of two edges lies on both edges, and not within `tolerance` of their ends. */
function isInside(one: Side, other: Side, place: Point, tolerance: number): boolean {
  return isBetweenEnds(one, place, tolerance) && isBetweenEnds(other, place, tolerance);
}

/** True if a point of an arc's circle lies on the arc: on the outer side of its chord, give or take a hair. */
function isBeyondChord({ from, to, arc }: Side, x: number, y: number): boolean {
  const off = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
  return off * Math.sign(arc?.sweep ?? 0) <= HAIR * (Math.abs(to.x - from.x) + Math.abs(to.y - from.y));
}

/** How an outline passes the corner at the end of an edge: the next edge, and the directions to both edges as angles. */
interface Pass {
  readonly next: Side;
  readonly back: number;
  readonly ahead: number;
}

/** Returns a function that returns the pass at the end of an edge. It computes each pass once, when it is needed. */
function passesOf(sides: readonly Side[]): (side: Side) => Pass {
  const passes: Pass[] = [];
  return (side) => {
    const next = sides[(side.index + 1) % sides.length] ?? side;
    return (passes[side.index] ??= {
      next,
      back: wayBack(side, side.to),
      ahead: wayAhead(next, side.to),
    });
  };
}

/** True if an edge, or the corner at its end, runs from one side of the outline to the other at the end of `before`. */
function isPassed(passes: (side: Side) => Pass, before: Side, side: Side, tolerance: number): boolean {
  const corner = before.to;
  if (isOutside(side, corner, tolerance) || isAway(side, corner, tolerance)) return false;
  if (isNear(side.from, corner, tolerance)) return false;
  const pass = passes(before);
  if (pass.next === side) return false;
  // Of two passes at one place, the first is compared with the second.
  if (isNear(side.to, corner, tolerance)) return before.index < side.index && separate(pass, passes(side));
  if (!isBetweenEnds(side, corner, tolerance)) return false;
  return separate(pass, { back: wayBack(side, corner), ahead: wayAhead(side, corner) });
}

/** True if the directions of one pass lie on different sides of another pass. */
function separate({ back, ahead }: Omit<Pass, 'next'>, other: Omit<Pass, 'next'>): boolean {
  const path = turnsFrom(back, ahead);
  const first = turnsFrom(back, other.back);
  const second = turnsFrom(back, other.ahead);
  return (
    first < path !== second < path &&
    isApart(first, 0) &&
    isApart(second, 0) &&
    isApart(first, path) &&
    isApart(second, path)
  );
}

const TURN = 2 * Math.PI;

/** Returns the angle from one direction to another, from 0 up to a whole turn. */
function turnsFrom(one: number, other: number): number {
  const angle = other - one;
  return angle - TURN * Math.floor(angle / TURN);
}

/** True if two angles from 0 to a whole turn are different directions. */
function isApart(one: number, other: number): boolean {
  const apart = Math.abs(one - other);
  return apart > TOUCHES && apart < TURN - TOUCHES;
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
