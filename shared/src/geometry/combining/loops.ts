import type { BulgedCorner } from './arcs-along.js';
import { areaOf, bulged, pointOn } from '../outline.js';
import { cross, distance, dot, pointBetween, type Point } from '../point.js';

/** A closed path of lines and arcs. It runs clockwise around an area, and anticlockwise around a hole. */
export type Loop = readonly BulgedCorner[];

/** A part of an edge between two places where it meets other edges. */
export interface Part {
  from: Point;
  to: Point;
  bulge: number;
}

/** Points nearer to each other than this are one, and a point nearer to an edge lies on it. In the unit of the outlines. */
export const NEAR = 0.001;

/** Parts by the point at which they start. */
export type Starts = ReadonlyMap<Point, Set<Part>>;

export function byStart(parts: readonly Part[]): Map<Point, Set<Part>> {
  const starts = new Map<Point, Set<Part>>();
  for (const part of parts) {
    const known = starts.get(part.from);
    if (known) known.add(part);
    else starts.set(part.from, new Set([part]));
  }
  return starts;
}

/** Returns the point of a part at a share of its length. */
export function pointAlong({ from, to, bulge }: Part, share: number): Point {
  const [edge] = bulged([
    { ...from, bulge },
    { ...to, bulge: 0 },
  ]);
  return edge?.arc
    ? pointOn(edge.arc, edge.arc.start + edge.arc.sweep * share)
    : pointBetween(from, to, share);
}

/**
 * Joins parts to loops. Where several loops touch in a point, each goes on with the sharpest turn to the right, on which
 * side its area lies. Null if a part leads nowhere.
 */
export function loopsOf(parts: readonly Part[]): Loop[] | null {
  const left = byStart(parts);
  const taken = (part: Part) => left.get(part.from)?.delete(part);
  const loops: Loop[] = [];
  for (const start of parts) {
    if (!taken(start)) continue;
    const loop = [start];
    for (let last = start; last.to !== start.from;) {
      const next = sharpest(last, [...(left.get(last.to) ?? [])]);
      if (!next) return null;
      taken(next);
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
      // The sides before and after the joined one are compared again.
      checked = Math.max(0, checked - 2);
      i = (Math.min(at, joined.length - 1) + joined.length - 1) % joined.length;
    } else {
      checked++;
      i++;
    }
  }
  return joined.map(({ from, bulge }) => ({ ...from, bulge }));
}

/** The largest bulge of two parts that become one arc: half a circle, apart from rounding. */
const HALF_CIRCLE = 1 + 1e-6;

/** Returns two neighbouring parts as one, if they lie on one line or circle; otherwise null. */
function together(part: Part, next: Part): Part | null {
  const bulge = Math.tan(Math.atan(part.bulge) + Math.atan(next.bulge));
  if (
    part.bulge * next.bulge < 0 ||
    Math.abs(bulge) > HALF_CIRCLE ||
    (part.bulge === 0) !== (next.bulge === 0)
  )
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
