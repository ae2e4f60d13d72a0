import { distance, type Point } from '../../geometry/point.js';
import { meetings as crossingsOf, type Side } from '../../geometry/combining/sides.js';
import type { Seam } from '../../geometry/seam.js';
import { distanceFrom, onLattice, shareAt, WELD } from '../seam.js';

/** The greatest distance of a line from a circle, or of two circles, at which they touch in one point. In block units. */
const TANGENT = 0.002;

/** A seam with the box around it, as `sideOf` returns it. */
export type SidedSeam = Seam & { readonly side: Side };

/** The corners at which two seams must be split. */
export interface Splits {
  readonly one: readonly Point[];
  readonly other: readonly Point[];
}

const none: Splits = { one: [], other: [] };

/**
 * Returns the corners at which two seams must be split, so that they meet only in corners. Corners of one seam that lie
 * on the other come first: only if there are none, the seams are split where they cross or touch.
 * @param cornerAt returns the corner nearest to a place on the lattice
 */
export function splitsOf(one: SidedSeam, other: SidedSeam, cornerAt: (place: Point) => Point): Splits {
  const [onOne, onOther] = [endsOn(one, other), endsOn(other, one)];
  if (onOne.length > 0 || onOther.length > 0) return { one: onOne, other: onOther };
  const crossed: { one: Point[]; other: Point[] } = { one: [], other: [] };
  for (const place of placesOf(one, other)) {
    const corner = cornerAt(onLattice(place));
    if (!isEnd(one, corner)) crossed.one.push(corner);
    if (!isEnd(other, corner)) crossed.other.push(corner);
  }
  return crossed.one.length + crossed.other.length === 0 ? none : crossed;
}

function isEnd({ from, to }: Seam, corner: Point): boolean {
  return from === corner || to === corner;
}

/** Returns the ends of another seam that lie on a seam, but aren't its ends. */
function endsOn(seam: SidedSeam, other: Seam): Point[] {
  return [other.from, other.to].filter(
    (end) => !isEnd(seam, end) && !isBeside(seam.side, end) && distanceFrom(seam, end) <= WELD,
  );
}

function isBeside({ left, right, top, bottom }: Side, { x, y }: Point): boolean {
  return x < left - WELD || x > right + WELD || y < top - WELD || y > bottom + WELD;
}

/** Returns the places at which two seams cross or touch, apart from corners that they share. */
function placesOf(one: SidedSeam, other: SidedSeam): Point[] {
  const touch = touchOf(one.side, other.side);
  const shared = [one.from, one.to].filter((end) => isEnd(other, end));
  if (touch) {
    // Seams that touch near a corner of both touch in the corner.
    if (shared.some((end) => distance(end, touch.place) <= 2 * touch.reach + WELD)) return [];
    return isOn(one, touch.place) && isOn(other, touch.place) ? [touch.place] : [];
  }
  return crossingsOf(one.side, other.side).filter(
    (place) => isOn(one, place) && isOn(other, place) && !shared.some((end) => distance(end, place) <= WELD),
  );
}

function isOn(seam: Seam, place: Point): boolean {
  const share = shareAt(seam, place);
  return (share > 0 && share < 1) || distanceFrom(seam, place) <= WELD;
}

/**
 * Returns the place at which a line or circle touches a circle, and half the length over which they are together; null
 * if they cross or are apart.
 */
function touchOf(one: Side, other: Side): { place: Point; reach: number } | null {
  const arc = one.arc ?? other.arc;
  if (!arc) return null;
  const { centre, radiusX: radius } = arc;
  if (one.arc && other.arc) {
    const [dx, dy] = [other.arc.centre.x - centre.x, other.arc.centre.y - centre.y];
    const away = Math.hypot(dx, dy);
    const second = other.arc.radiusX;
    if (away <= WELD) return null;
    const [outside, inside] = [away - radius - second, away - Math.abs(radius - second)];
    const isOutside = Math.abs(outside) <= Math.abs(inside);
    const gap = isOutside ? -outside : inside;
    // Half of the chord that circles share, from the depth to which they overlap.
    const bend = isOutside ? 1 / radius + 1 / second : Math.abs(1 / radius - 1 / second);
    const reach = Math.sqrt((2 * Math.abs(gap)) / bend);
    if (Math.abs(gap) > TANGENT && !(gap > 0 && reach <= TOUCHES * radius)) return null;
    const way = isOutside || radius > second ? radius / away : -radius / away;
    return { place: { x: centre.x + dx * way, y: centre.y + dy * way }, reach };
  }
  const { from, to } = one.arc ? other : one;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const off = ((centre.x - from.x) * dy - (centre.y - from.y) * dx) / length;
  const gap = radius - Math.abs(off);
  const reach = Math.sqrt(2 * Math.abs(gap) * radius);
  if (Math.abs(gap) > TANGENT && !(gap > 0 && reach <= TOUCHES * radius)) return null;
  const way = (Math.sign(off) * radius) / length;
  return { place: { x: centre.x - dy * way, y: centre.y + dx * way }, reach };
}

/** Half of the longest chord, in parts of the radius, on which a line or circle counts as only touching a circle. */
const TOUCHES = 1e-3;
