import { overlaps } from '../box.js';
import { byStart, loopsOf, NEAR, pointAlong, type Loop, type Part, type Starts } from './loops.js';
import { boundsOf, bulged, outlineContains, type Outline } from '../outline.js';
import { cross, distance, dot, pointBetween, type Point } from '../point.js';
import { meetings, sidesOf, type Side } from './sides.js';

/** How areas are combined: both together, the first without the second, or what they share. */
export const combinations = ['add', 'subtract', 'intersect'] as const;
export type Combination = (typeof combinations)[number];

/** The greatest difference of centres and radii at which two arcs lie on one circle. */
const SAME_CIRCLE = 0.01;

/** The greatest work of one combination, in comparisons of edges. It takes about 0.1 s. */
const MOST_WORK = 250_000;

/** Comparisons that may still be made. They end below 0 if there were too many. */
interface Budget {
  left: number;
}

/**
 * Combines an area with others, one after the other, as `combined` does. `unclear` if edges that almost touch don’t form
 * closed loops, and `many` if there are too many edges to compare them quickly.
 */
export function combinedAll(
  first: Loop,
  others: readonly Loop[],
  how: Combination,
): Loop[] | 'unclear' | 'many' {
  const budget = { left: MOST_WORK };
  const bounded = (loop: Loop) => ({ loop, around: boundsOf(bulged(loop)) });
  let areas = [bounded(first)];
  for (const other of others) {
    const cut = bounded(other);
    budget.left -= areas.length;
    // Loops away from the other area are outside it, so only its neighbours are compared with it.
    const near = areas.filter(({ around }) => overlaps(around, cut.around, -NEAR));
    const [nearest] = near;
    if (!nearest) {
      if (how === 'add') areas.push(cut);
      if (how === 'intersect') areas = [];
      continue;
    }
    const loops = combined(
      near.map(({ loop }) => loop),
      [other],
      how,
      budget,
    );
    if (budget.left < 0) return 'many';
    if (!loops) return 'unclear';
    const [compared, made] = [new Set(near), loops.map(bounded)];
    areas = areas.flatMap((area) => {
      if (area === nearest) return made;
      return compared.has(area) || how === 'intersect' ? [] : [area];
    });
  }
  return areas.map(({ loop }) => loop);
}

/**
 * Combines two areas, each of which may have several loops. Arcs must be parts of circles, and stay arcs. Returns the
 * loops of the result, without corners between sides that lie on one line or circle. Null if edges that almost touch
 * don't form closed loops, or if the work exceeds the budget.
 */
export function combined(
  one: readonly Loop[],
  other: readonly Loop[],
  how: Combination,
  budget: Budget = { left: Infinity },
): Loop[] | null {
  const split = partsOf(one, other, budget);
  if (!split) return null;
  const [parts, others] = split;
  budget.left -= parts.length * other.flat().length + others.length * one.flat().length;
  if (budget.left < 0) return null;
  const [outlines, otherOutlines] = [one.map(bulged), other.map(bulged)];
  const [starts, otherStarts] = [byStart(parts), byStart(others)];
  return loopsOf([
    ...parts.filter((part) => isKept(part, otherStarts, otherOutlines, how, true)),
    ...others
      .filter((part) => isKept(part, starts, outlines, how, false))
      .map((part) => (how === 'subtract' ? backwards(part) : part)),
  ]);
}

/**
 * True if a part bounds the result. In a subtraction, the second area’s parts then run the other way. A part on an edge
 * of the other area counts once: only if both areas lie on the same side of it, or for a subtraction, on different sides.
 */
function isKept(
  part: Part,
  others: Starts,
  outlines: readonly Outline[],
  how: Combination,
  isFirst: boolean,
): boolean {
  const along = [...(others.get(part.from) ?? [])];
  if (along.some((other) => isSamePart(part, other))) return isFirst && how !== 'subtract';
  const against = [...(others.get(part.to) ?? [])];
  if (against.some((other) => isSamePart(part, backwards(other)))) return isFirst && how === 'subtract';
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

/** The side of a cell in which points are looked up. */
const CELL = 8 * NEAR;

/** Returns a function that returns one object for all points at one place: the first of them. */
function pool(): (point: Point) => Point {
  const cells = new Map<number, Point[]>();
  const keyOf = (x: number, y: number) => Math.floor(x / CELL) * 2 ** 26 + Math.floor(y / CELL);
  return (point) => {
    const { x, y } = point;
    const isHere = (each: Point) => distance(each, point) <= NEAR;
    const key = keyOf(x, y);
    const here = cells.get(key)?.find(isHere);
    if (here) return here;
    for (const right of [-NEAR, NEAR])
      for (const down of [-NEAR, NEAR]) {
        const beside = keyOf(x + right, y + down);
        const known = beside === key ? undefined : cells.get(beside)?.find(isHere);
        if (known) return known;
      }
    const cell = cells.get(key);
    if (cell) cell.push(point);
    else cells.set(key, [point]);
    return point;
  };
}

/** Splits the edges of both areas where they meet. Equal points of both are one object. */
function partsOf(one: readonly Loop[], other: readonly Loop[], budget: Budget): [Part[], Part[]] | null {
  const pooled = pool();
  // Corners come first, so that places where edges meet take their coordinates.
  for (const { x, y } of [...one, ...other].flat()) pooled({ x, y });
  const sides = [one, other].map((loops) => loops.flatMap((loop) => sidesOf(bulged(loop))));
  const [first = [], second = []] = sides;
  budget.left -= first.length * second.length + DEARER * (first.length + second.length);
  if (budget.left < 0) return null;
  const split = (side: Side, across: readonly Side[]): Part[] => {
    const places = [side.from, side.to];
    for (const each of across) {
      if (!areNear(side, each)) continue;
      budget.left -= DEARER;
      for (const end of [each.from, each.to]) if (isOn(side, end)) places.push(end);
      if (isSameCurve(side, each)) continue;
      for (const place of meetings(side, each))
        if (isOn(side, place) && isOn(each, place)) places.push(place);
    }
    // Most edges are away from the other area and stay whole.
    if (places.length === 2) {
      const [from, to] = [pooled(side.from), pooled(side.to)];
      return from === to ? [] : [{ from, to, bulge: bulgeOn(side, from, to) }];
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

/** How much more work it is to split an edge, or to join it with the next, than to see that another one is away from it. */
const DEARER = 10;

/** True if the boxes around two edges overlap, or almost touch. */
function areNear(one: Side, other: Side): boolean {
  return (
    one.left <= other.right + NEAR &&
    other.left <= one.right + NEAR &&
    one.top <= other.bottom + NEAR &&
    other.top <= one.bottom + NEAR
  );
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
