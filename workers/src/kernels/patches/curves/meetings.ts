import type { Edges } from '@quiltwright/shared/geometry/box';
import { distance, pointBetween, type Point } from '@quiltwright/shared/geometry/point';
import { STEPS, type LatticePoint } from '../lattice/lattice';
import { angleAt, HAIR, isBesidePart, isOnCircle, pointAt, type Circle, type CirclePart } from './circles';

/** An edge of an outline in a block with curves. Lengths are in block units. */
export interface RingEdge {
  from: Point;
  to: Point;
  /** The ends, on the lattice. */
  start: LatticePoint;
  end: LatticePoint;
  /** The part of a circle that a curved edge runs over; null for a straight edge. */
  part: CirclePart | null;
  box: Edges;
}

/** An end of an edge, and the same on the lattice. */
interface EdgeEnd {
  point: Point;
  end: LatticePoint;
}

/** Receives a point of an edge at which another edge meets it. */
export type Meet = (edge: RingEdge, at: LatticePoint) => void;

/**
 * The widest gap between a circle and a circle around it, in block units, at which the nearest points of both become
 * corners. The chords of the two circles then don't cross in the gap.
 */
const CLOSE = 0.2;

/** A crossing nearer to an end of an edge than this counts as at the end, in block units. */
const AT_END = 1;

/** Edges that meet at a smaller angle than this, in radians, get more corners near their meeting. */
const SMALL = 0.2;

export function onLattice({ x, y }: Point): LatticePoint {
  return { x: Math.round(x * STEPS), y: Math.round(y * STEPS) };
}

/**
 * Finds the points at which curved edges meet other edges: crossings, points of contact, and ends of edges that lie on
 * a curve. Calls `meet` for each curve and each straight edge that has such a point.
 */
export function findMeetings(edges: readonly RingEdge[], meet: Meet): void {
  const sorted = [...edges].sort((a, b) => a.box.left - b.box.left);
  sorted.forEach((one, i) => {
    for (let j = i + 1; j < sorted.length; j++) {
      const other = sorted[j];
      if (!other || other.box.left > one.box.right + HAIR) break;
      const isNear = other.box.bottom >= one.box.top - HAIR && other.box.top <= one.box.bottom + HAIR;
      if (isNear && canMeet(one, other)) meetingsOf(one, other, meet);
    }
  });
}

/**
 * False if two edges are straight, are arcs of one circle, or are farther apart than `CLOSE`. May be true for edges that
 * don't meet.
 */
function canMeet(one: RingEdge, other: RingEdge): boolean {
  if (!one.part) return other.part !== null && reachesCircle(other.part.circle, one);
  if (!other.part) return reachesCircle(one.part.circle, other);
  const [a, b] = [one.part.circle, other.part.circle];
  // The ends of all arcs of a circle are corners of the circle anyway.
  if (a === b) return false;
  const apart = squaredDistance(a.centre, b.centre);
  const least = Math.max(0, Math.abs(a.radius - b.radius) - CLOSE);
  return apart <= (a.radius + b.radius + CLOSE) ** 2 && apart >= least ** 2;
}

/** False if a straight edge lies inside a circle or beside it, farther from it than `CLOSE`. */
function reachesCircle({ centre, radius }: Circle, { from, to }: RingEdge): boolean {
  const inner = Math.max(0, radius - CLOSE) ** 2;
  if (squaredDistance(centre, from) < inner && squaredDistance(centre, to) < inner) return false;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const off = dx * (centre.y - from.y) - dy * (centre.x - from.x);
  return off ** 2 <= (radius + CLOSE) ** 2 * (dx ** 2 + dy ** 2);
}

function squaredDistance(a: Point, b: Point): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
}

function meetingsOf(one: RingEdge, other: RingEdge, meet: Meet): void {
  const ends: EdgeEnd[] = [];
  findEnd(one, other.from, other.start, meet, ends);
  findEnd(one, other.to, other.end, meet, ends);
  findEnd(other, one.from, one.start, meet, ends);
  findEnd(other, one.to, one.end, meet, ends);
  const crossings = crossingsOf(one, other).filter((at) => isOn(one, at) && isOn(other, at));
  for (const { point } of ends)
    if (!crossings.some((at) => squaredDistance(at, point) < AT_END ** 2)) parting(one, other, point, meet);
  for (const at of crossings) {
    // Where edges touch, their crossing may be a little away from the end in which they meet.
    const atEnd = ends.find(({ point }) => squaredDistance(at, point) <= (3 * HAIR) ** 2);
    const corner = endAt(one, at) ?? endAt(other, at) ?? atEnd?.end ?? onLattice(at);
    if (corner !== one.start && corner !== one.end) meet(one, corner);
    if (corner !== other.start && corner !== other.end) meet(other, corner);
    parting(one, other, at, meet);
  }
  if (one.part && other.part) closestPoints(one, other, meet);
}

/**
 * Adds an end of another edge to `ends` if it lies on an edge. For an end very near a curve, finds the nearest point of the
 * curve. Chords then pass the end on the same side as the curve.
 */
function findEnd(edge: RingEdge, point: Point, end: LatticePoint, meet: Meet, ends: EdgeEnd[]): void {
  const { part } = edge;
  if (!part) {
    if (isNearLine(edge, point) && isOn(edge, point)) ends.push({ point, end });
    return;
  }
  if (!isOnCircle(part.circle, point, CLOSE) || !isBesidePart(part, point)) return;
  if (isOnCircle(part.circle, point)) {
    meet(edge, end);
    ends.push({ point, end });
  } else {
    const { centre, radius } = part.circle;
    meet(edge, onLattice(pointBetween(centre, point, radius / distance(centre, point))));
  }
}

/** True if a point is no farther than a hair from the line of a straight edge. Compares squares, as `isOnCircle` does. */
function isNearLine({ from, to }: RingEdge, { x, y }: Point): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const off = dx * (y - from.y) - dy * (x - from.x);
  return off * off <= HAIR * HAIR * (dx * dx + dy * dy);
}

/**
 * Finds points around a meeting of two edges that part at a small angle. Chords there must be short enough to keep the order
 * of the edges. A chord of length c is up to c² ÷ 8r away from its arc, and may take up half of the gap between the edges.
 * Points that would become one with a corner of the other edge are left out.
 */
function parting(one: RingEdge, other: RingEdge, at: Point, meet: Meet): void {
  const angle = Math.abs(Math.atan(Math.tan(wayAt(one, at) - wayAt(other, at))));
  if (angle > SMALL) return;
  const bend = Math.hypot(bendAt(one, at).x - bendAt(other, at).x, bendAt(one, at).y - bendAt(other, at).y);
  // Both edges get points at the same distances, so that each chord runs beside a chord of the other edge.
  const least = Math.min(...[one, other].map(({ part }) => part?.circle.radius ?? Infinity));
  for (const [edge, beside] of [
    [one, other],
    [other, one],
  ] as const) {
    if (!edge.part) continue;
    const { circle, sweep } = edge.part;
    const middle = angleAt(circle, at);
    // Beyond the arc's own length, no point is on the arc.
    const most = Math.min(2, Math.abs(sweep)) * circle.radius;
    let [along, gap] = [0, 0];
    while (gap < CLOSE && along < most) {
      along += Math.sqrt(4 * least * Math.max(gap, HAIR));
      gap = (along * Math.max(angle, along * bend)) / 2;
      for (const turn of [-along, along]) {
        const place = pointAt(circle, middle + turn / circle.radius);
        const isApart = distanceFrom(beside, place) > 2 * HAIR;
        if (isApart && isBesidePart(edge.part, place) && !endAt(edge, place)) meet(edge, onLattice(place));
      }
    }
  }
}

/** Returns the curvature of an edge at one of its points, as a vector towards its centre. */
function bendAt({ part }: RingEdge, at: Point): Point {
  if (!part) return { x: 0, y: 0 };
  const { centre, radius } = part.circle;
  return { x: (centre.x - at.x) / radius ** 2, y: (centre.y - at.y) / radius ** 2 };
}

/** Returns the angle of an edge's direction at one of its points, in radians. */
function wayAt({ from, to, part }: RingEdge, at: Point): number {
  return part ? angleAt(part.circle, at) + Math.PI / 2 : Math.atan2(to.y - from.y, to.x - from.x);
}

/** Returns the distance of a point from the circle or line of an edge. */
function distanceFrom({ from, to, part }: RingEdge, { x, y }: Point): number {
  if (part) return Math.abs(distance(part.circle.centre, { x, y }) - part.circle.radius);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return Math.abs(dx * (y - from.y) - dy * (x - from.x)) / Math.hypot(dx, dy);
}

/** Returns the end of an edge that is at a point; undefined if neither is. */
function endAt({ from, to, start, end }: RingEdge, at: Point): LatticePoint | undefined {
  if (distance(from, at) <= HAIR) return start;
  return distance(to, at) <= HAIR ? end : undefined;
}

/** True if a point that lies on the circle or line of an edge lies on the edge itself. */
function isOn({ from, to, part }: RingEdge, { x, y }: Point): boolean {
  if (part) return isBesidePart(part, { x, y });
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const along = ((x - from.x) * dx + (y - from.y) * dy) / length;
  return along >= -HAIR && along <= length + HAIR;
}

function crossingsOf(one: RingEdge, other: RingEdge): Point[] {
  if (one.part && other.part) return circleCrossings(one.part.circle, other.part.circle);
  if (one.part) return lineCrossings(one.part.circle, other.from, other.to);
  return other.part ? lineCrossings(other.part.circle, one.from, one.to) : [];
}

/** Returns the points at which a line crosses a circle: none, two, or the point at which it touches the circle. */
function lineCrossings({ centre, radius }: Circle, from: Point, to: Point): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return [];
  const [x, y] = [dx / length, dy / length];
  const along = (centre.x - from.x) * x + (centre.y - from.y) * y;
  const at = (by: number) => ({ x: from.x + x * (along + by), y: from.y + y * (along + by) });
  return besideFoot(Math.abs((centre.x - from.x) * y - (centre.y - from.y) * x), radius).map(at);
}

function circleCrossings(one: Circle, other: Circle): Point[] {
  const apart = distance(one.centre, other.centre);
  if (apart < HAIR) return [];
  const [x, y] = [(other.centre.x - one.centre.x) / apart, (other.centre.y - one.centre.y) / apart];
  // The points lie on the line at a right angle to the line through the centres, at this distance from the centre of `one`.
  const along = (apart + ((one.radius - other.radius) * (one.radius + other.radius)) / apart) / 2;
  const contact =
    Math.abs(apart - Math.abs(one.radius - other.radius)) <= HAIR ||
    apart >= one.radius + other.radius - HAIR;
  if (apart > one.radius + other.radius + HAIR || apart < Math.abs(one.radius - other.radius) - HAIR)
    return [];
  const reach = contact ? Math.sign(along) * one.radius : along;
  const aside = contact ? [0] : besideFoot(Math.abs(along), one.radius);
  return aside.map((by) => ({
    x: one.centre.x + x * reach - y * by,
    y: one.centre.y + y * reach + x * by,
  }));
}

/**
 * Returns how far a line's crossings with a circle are from the point of the line that is nearest to the centre. A line
 * that crosses the circle by less than a hair touches it.
 * @param off the distance of the line from the centre
 */
function besideFoot(off: number, radius: number): number[] {
  if (off > radius + HAIR) return [];
  if (off > radius - HAIR) return [0];
  const by = Math.sqrt((radius - off) * (radius + off));
  return [-by, by];
}

/** Finds the nearest points of two circles if one lies inside the other with a very small gap. */
function closestPoints(one: RingEdge, other: RingEdge, meet: Meet): void {
  if (!one.part || !other.part) return;
  const [a, b] = [one.part.circle, other.part.circle];
  const apart = distance(a.centre, b.centre);
  const gap = Math.abs(a.radius - b.radius) - apart;
  if (apart < HAIR || gap <= HAIR || gap > CLOSE) return;
  // From the centre of the larger circle, the smaller circle is farthest beyond its own centre.
  const [x, y] = [(b.centre.x - a.centre.x) / apart, (b.centre.y - a.centre.y) / apart];
  const side = a.radius > b.radius ? 1 : -1;
  const [first, second] = [one, other].map(({ part }) => {
    const { centre, radius } = part?.circle ?? a;
    return { x: centre.x + side * radius * x, y: centre.y + side * radius * y };
  });
  if (!first || !second || !isBesidePart(one.part, first) || !isBesidePart(other.part, second)) return;
  if (!endAt(one, first)) meet(one, onLattice(first));
  if (!endAt(other, second)) meet(other, onLattice(second));
  parting(one, other, first, meet);
}
