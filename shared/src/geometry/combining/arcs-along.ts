import type { Point } from '../point.js';

/** A corner of a path of lines and arcs, and the bulge of the edge to the next corner, as in `bulged`. */
export interface BulgedCorner extends Point {
  readonly bulge: number;
}

/** The greatest number of times that a curve is halved. */
const HALVINGS = 6;

/** The smallest bulge of an arc. A flatter one is a straight line. */
const FLAT = 1e-9;

/** The fractions of an arc at which its distance from the curve is measured. */
const PROBES = [1 / 6, 1 / 3, 2 / 3, 5 / 6];

/**
 * Returns arcs of circles that follow a curve, no farther from it than `tolerance`. Each arc begins at a corner of the
 * result, and the last arc ends at the end of the curve, which isn't in the result. A curve that isn't followed after 64
 * arcs is left as it is.
 * @param at returns the point of the curve at t, from 0 to 1
 */
export function arcsAlong(at: (t: number) => Point, tolerance: number): BulgedCorner[] {
  return partOf(at, [0, 1], tolerance, HALVINGS);
}

function partOf(
  at: (t: number) => Point,
  [from, to]: readonly [number, number],
  tolerance: number,
  halvings: number,
): BulgedCorner[] {
  const middle = (from + to) / 2;
  const [start, end] = [at(from), at(to)];
  const through = bulgeThrough(start, at(middle), end);
  const bulge = Math.abs(through) < FLAT ? 0 : through;
  const isNear =
    Math.abs(bulge) <= 1 &&
    PROBES.every((share) => distanceFrom(start, end, bulge, at(from + (to - from) * share)) <= tolerance);
  if (isNear || halvings === 0) return [{ ...start, bulge: Math.max(-1, Math.min(1, bulge)) }];
  return [
    ...partOf(at, [from, middle], tolerance, halvings - 1),
    ...partOf(at, [middle, to], tolerance, halvings - 1),
  ];
}

/**
 * Returns the bulge of the arc from one point to another through a third point. The angle at the third point, between
 * its directions from the first point and to the last one, is half the arc's angle.
 */
export function bulgeThrough(from: Point, through: Point, to: Point): number {
  const [a, b] = [
    { x: through.x - from.x, y: through.y - from.y },
    { x: to.x - through.x, y: to.y - through.y },
  ];
  const turn = Math.atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y);
  return Math.tan(turn / 2);
}

/** Returns the distance of a point from an arc's circle, or from the line through a straight edge. */
function distanceFrom(from: Point, to: Point, bulge: number, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const chord = Math.hypot(dx, dy);
  if (chord === 0) return Math.hypot(x - from.x, y - from.y);
  if (bulge === 0) return Math.abs(dx * (y - from.y) - dy * (x - from.x)) / chord;
  // The centre lies beside the middle of the chord, at half the chord divided by the tangent of half the arc's angle.
  const away = (1 - bulge ** 2) / (4 * bulge);
  const centre = { x: (from.x + to.x) / 2 - dy * away, y: (from.y + to.y) / 2 + dx * away };
  return Math.abs(Math.hypot(x - centre.x, y - centre.y) - Math.hypot(from.x - centre.x, from.y - centre.y));
}
