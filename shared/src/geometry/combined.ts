import type { BulgedCorner } from './arcs-along.js';
import { areaOf, bulged, outlineContains, pointOn, type Outline } from './outline.js';
import { cross, distance, dot, pointBetween, type Point } from './point.js';
import { meetings, sidesOf, type Side } from './self-crossing.js';

/** A closed path of lines and arcs. It runs clockwise around an area, and anticlockwise around a hole. */
export type Loop = readonly BulgedCorner[];

/** How areas are combined: both together, the first without the second, or what they share. */
export const combinations = ['add', 'subtract', 'intersect'] as const;
export type Combination = (typeof combinations)[number];

/** A part of an edge between two places where it meets other edges. */
interface Part {
  from: Point;
  to: Point;
  bulge: number;
}

/** Points nearer to each other than this are one, and a point nearer to an edge lies on it. In the unit of the outlines. */
const NEAR = 0.001;
/** The greatest difference of centres and radii at which two arcs lie on one circle. */
const SAME_CIRCLE = 0.01;

/**
 * Combines two areas, each of which may have several loops. Arcs must be parts of circles, and stay arcs. Returns the
 * loops of the result, without corners between sides that lie on one line or circle. Null if edges that almost touch
 * don't form closed loops.
 */
export function combined(one: readonly Loop[], other: readonly Loop[], how: Combination): Loop[] | null {
  const points: Point[] = [];
  const [parts, others] = partsOf(one, other, points);
  const [outlines, otherOutlines] = [one.map(bulged), other.map(bulged)];
  return loopsOf([
    ...parts.filter((part) => isKept(part, others, otherOutlines, how, true)),
    ...others
      .filter((part) => isKept(part, parts, outlines, how, false))
      .map((part) => (how === 'subtract' ? backwards(part) : part)),
  ]);
}

/**
 * True if a part bounds the result. In a subtraction, the second area’s parts then run the other way. A part on an edge of the other area counts once: only if both areas lie on the same
 * side of it, or for a subtraction, on different sides.
 */
function isKept(
  part: Part,
  others: readonly Part[],
  outlines: readonly Outline[],
  how: Combination,
  isFirst: boolean,
): boolean {
  if (others.some((other) => isSamePart(part, other))) return isFirst && how !== 'subtract';
  if (others.some((other) => isSamePart(part, backwards(other)))) return isFirst && how === 'subtract';
  const middle = middleOf(part);
  const isInside = outlines.filter((outline) => outlineContains(outline, middle)).length % 2 === 1;
  return how === 'intersect' || (how === 'subtract' && !isFirst) ? isInside : !isInside;
}

function isSamePart(one: Part, other: Part): boolean {
  return (
    one.from === other.from && one.to === other.to && distance(middleOf(one), middleOf(other)) <= 4 * NEAR
  );
}

function backwards({ from, to, bulge }: Part): Part {
  return { from: to, to: from, bulge: -bulge };
}

function middleOf(part: Part): Point {
  return pointAlong(part, 0.5);
}

/** Returns the point of a part at a share of its length. */
function pointAlong({ from, to, bulge }: Part, share: number): Point {
  const [edge] = bulged([
    { ...from, bulge },
    { ...to, bulge: 0 },
  ]);
  return edge?.arc
    ? pointOn(edge.arc, edge.arc.start + edge.arc.sweep * share)
    : pointBetween(from, to, share);
}

/**
 * Splits the edges of both areas where they meet. Equal points of both are one object, and `points` receives all of them.
 */
function partsOf(one: readonly Loop[], other: readonly Loop[], points: Point[]): [Part[], Part[]] {
  const pooled = (point: Point): Point => {
    const known = points.find((each) => distance(each, point) <= NEAR);
    if (known) return known;
    points.push(point);
    return point;
  };
  // Corners come first, so that places where edges meet take their coordinates.
  for (const { x, y } of [...one, ...other].flat()) pooled({ x, y });
  const sides = [one, other].map((loops) => loops.flatMap((loop) => sidesOf(bulged(loop))));
  const [first = [], second = []] = sides;
  const split = (side: Side, across: readonly Side[]): Part[] => {
    const places = [side.from, side.to];
    for (const each of across) {
      for (const end of [each.from, each.to]) if (isOn(side, end)) places.push(end);
      if (isSameCurve(side, each)) continue;
      for (const place of meetings(side, each))
        if (isOn(side, place) && isOn(each, place)) places.push(place);
    }
    const sorted = places
      .map((place) => ({ point: pooled(place), along: alongOf(side, place) }))
      .sort((a, b) => a.along - b.along);
    return sorted.slice(1).flatMap(({ point: to }, i) => {
      const from = sorted[i]?.point;
      return !from || from === to ? [] : [{ from, to, bulge: bulgeOn(side, from, to) }];
    });
  };
  return [first.flatMap((side) => split(side, second)), second.flatMap((side) => split(side, first))];
}

/** True if a point lies on an edge, ends included. */
function isOn(side: Side, point: Point): boolean {
  const { from, to, arc } = side;
  if (distance(from, point) <= NEAR || distance(to, point) <= NEAR) return true;
  const along = alongOf(side, point);
  if (along < 0 || along > 1) return false;
  if (arc) return Math.abs(distance(arc.centre, point) - arc.radiusX) <= NEAR;
  return distance(pointBetween(from, to, along), point) <= NEAR;
}

/** Returns how far along an edge a point on it lies: 0 at its start and 1 at its end. */
function alongOf({ from, to, arc }: Side, point: Point): number {
  if (distance(from, point) <= NEAR) return 0;
  if (distance(to, point) <= NEAR) return 1;
  if (!arc) {
    const way = { x: to.x - from.x, y: to.y - from.y };
    return dot(way, { x: point.x - from.x, y: point.y - from.y }) / dot(way, way);
  }
  const turn = 2 * Math.PI;
  const angle = Math.atan2(point.y - arc.centre.y, point.x - arc.centre.x) - arc.start;
  return ((((angle * Math.sign(arc.sweep)) % turn) + turn) % turn) / Math.abs(arc.sweep);
}

/** Returns the bulge of the part of an edge between two points on it. */
function bulgeOn(side: Side, from: Point, to: Point): number {
  const { arc } = side;
  if (!arc) return 0;
  return Math.tan(((alongOf(side, to) - alongOf(side, from)) * arc.sweep) / 4);
}

/** True if two edges lie on one line or circle. They then only meet at their ends. */
function isSameCurve(one: Side, other: Side): boolean {
  if (one.arc && other.arc)
    return (
      distance(one.arc.centre, other.arc.centre) <= SAME_CIRCLE &&
      Math.abs(one.arc.radiusX - other.arc.radiusX) <= SAME_CIRCLE
    );
  if (one.arc || other.arc) return false;
  const way = { x: one.to.x - one.from.x, y: one.to.y - one.from.y };
  return [other.from, other.to].every(
    ({ x, y }) =>
      Math.abs(cross(way, { x: x - one.from.x, y: y - one.from.y })) <= NEAR * Math.hypot(way.x, way.y),
  );
}

/**
 * Joins parts to loops. Where several loops touch in a point, each goes on with the sharpest turn to the right, on which
 * side its area lies. Null if a part leads nowhere.
 */
function loopsOf(parts: readonly Part[]): Loop[] | null {
  const left = new Set(parts);
  const loops: Loop[] = [];
  for (const start of parts) {
    if (!left.delete(start)) continue;
    const loop = [start];
    for (let last = start; last.to !== start.from;) {
      const next = sharpest(
        last,
        [...left].filter(({ from }) => from === last.to),
      );
      if (!next) return null;
      left.delete(next);
      loop.push(next);
      last = next;
    }
    const corners = withoutSeams(loop);
    if (corners.length > 1 && Math.abs(areaOf(bulged(corners))) > NEAR) loops.push(corners);
  }
  return loops;
}

/** The share of a part’s length at which its direction is measured. Arcs that touch differ there. */
const SHORT = 0.01;

/** Returns the part that turns most to the right after `last`. */
function sharpest(last: Part, next: readonly Part[]): Part | undefined {
  const [back, corner] = [pointAlong(last, 1 - SHORT), last.to];
  const turnOf = (part: Part) => {
    const ahead = pointAlong(part, SHORT);
    const [a, b] = [
      { x: corner.x - back.x, y: corner.y - back.y },
      { x: ahead.x - corner.x, y: ahead.y - corner.y },
    ];
    return Math.atan2(cross(a, b), dot(a, b));
  };
  return next.reduce<Part | undefined>(
    (best, part) => (best && turnOf(best) >= turnOf(part) ? best : part),
    undefined,
  );
}

/** Returns the corners of a loop. Neighbouring parts on one line or circle are one side, of at most half a circle. */
function withoutSeams(loop: readonly Part[]): BulgedCorner[] {
  const joined = [...loop];
  for (let i = 0, checked = 0; joined.length > 2 && checked < joined.length;) {
    const at = i % joined.length;
    const [part, next] = [joined[at], joined[(at + 1) % joined.length]];
    const both = part && next && together(part, next);
    if (both) {
      joined[at] = both;
      joined.splice((at + 1) % joined.length, 1);
      checked = 0;
      i = Math.min(i, joined.length - 1);
    } else {
      checked++;
      i++;
    }
  }
  return joined.map(({ from, bulge }) => ({ ...from, bulge }));
}

/** Returns two neighbouring parts as one, if they lie on one line or circle; otherwise null. */
function together(part: Part, next: Part): Part | null {
  const bulge = Math.tan(Math.atan(part.bulge) + Math.atan(next.bulge));
  if (part.bulge * next.bulge < 0 || Math.abs(bulge) > 1 + NEAR || (part.bulge === 0) !== (next.bulge === 0))
    return null;
  const both = { from: part.from, to: next.to, bulge: Math.max(-1, Math.min(1, bulge)) };
  if (both.from === both.to) return null;
  const total = Math.atan(part.bulge) + Math.atan(next.bulge);
  if (total === 0) {
    const way = { x: both.to.x - both.from.x, y: both.to.y - both.from.y };
    const to = { x: part.to.x - both.from.x, y: part.to.y - both.from.y };
    const isAhead = dot(way, to) > 0 && dot(way, to) < dot(way, way);
    return isAhead && Math.abs(cross(way, to)) <= NEAR * Math.hypot(way.x, way.y) ? both : null;
  }
  const middle = pointAlong(both, Math.atan(part.bulge) / total);
  return distance(middle, part.to) <= 4 * NEAR ? both : null;
}
