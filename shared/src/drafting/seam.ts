import { cross, distance, dot, type Point } from '../geometry/point.js';
import { arcOf, pointAlong, type Seam } from '../geometry/seam.js';
import { edge as rounded } from '../quilting/shapes/seams.js';

/** Seams that are drawn in one go. The end of a seam is often the start of the next, but needn't be. */
export type Stroke = readonly Seam[];

/** Points nearer to each other than this are one corner, and a corner nearer to a seam lies on it. In block units. */
export const WELD = 0.02;

/** Returns the point in the middle of a seam. */
export function middleOf({ from, to, bulge }: Seam): Point {
  // The top of an arc is as far from the middle of its chord as half the chord times the bulge.
  return {
    x: (from.x + to.x + (to.y - from.y) * bulge) / 2,
    y: (from.y + to.y - (to.x - from.x) * bulge) / 2,
  };
}

/** Returns the length of a seam, in block units. */
export function lengthOf({ from, to, bulge }: Seam): number {
  const chord = distance(from, to);
  const half = 2 * Math.atan(Math.abs(bulge));
  return half < 1e-6 ? chord : (chord * half) / Math.sin(half);
}

/** Returns how far along a seam the point of the seam that is nearest to a place lies: from 0 at its start to 1. */
export function shareAt(seam: Seam, place: Point): number {
  const { from, to, bulge } = seam;
  const arc = arcOf(seam);
  if (!arc) {
    const way = { x: to.x - from.x, y: to.y - from.y };
    const share = dot(way, { x: place.x - from.x, y: place.y - from.y }) / dot(way, way);
    return Math.min(1, Math.max(0, share));
  }
  // The angle between the directions from the centre to the start and to the place.
  const start = { x: from.x - arc.centre.x, y: from.y - arc.centre.y };
  const way = { x: place.x - arc.centre.x, y: place.y - arc.centre.y };
  const turn = Math.atan2(cross(start, way), dot(start, way)) * Math.sign(bulge);
  const size = Math.abs(arc.sweep);
  // A place beyond an end is nearest to this end.
  const along = turn < (size - 2 * Math.PI) / 2 ? turn + 2 * Math.PI : turn;
  return Math.min(1, Math.max(0, along / size));
}

/** Returns the distance of a point from a seam, in block units. */
export function distanceFrom(seam: Seam, place: Point): number {
  const share = shareAt(seam, place);
  if (share === 0) return distance(seam.from, place);
  if (share === 1) return distance(seam.to, place);
  const arc = arcOf(seam);
  if (arc) return Math.abs(distance(arc.centre, place) - arc.radiusX);
  return distance(pointAlong(seam, share), place);
}

/** Returns a point on the lattice of ten-thousandths of a block unit. */
export function onLattice({ x, y }: Point): Point {
  return { x: rounded(x), y: rounded(y) };
}

/**
 * Returns two seams, of which the second begins at the end of the first, as one seam. Null if they don't lie on one line
 * or circle, give or take `by` block units, or if the result is more than half a circle.
 */
export function joined(one: Seam, other: Seam, by: number): Seam | null {
  const both = through(one, other, by);
  if (!both || Math.abs(both.bulge) > 1 + 1e-6) return null;
  return { ...both, bulge: Math.min(1, Math.max(-1, both.bulge)) };
}

/**
 * Returns two seams, of which the second begins at the end of the first, as one seam of any length below a whole circle.
 * Null if they don't lie on one line or circle, give or take `by` block units.
 */
export function through(one: Seam, other: Seam, by: number): Seam | null {
  if (one.bulge * other.bulge < 0 || (one.bulge === 0) !== (other.bulge === 0)) return null;
  const bulge = Math.tan(Math.atan(one.bulge) + Math.atan(other.bulge));
  const both = { from: one.from, to: other.to, bulge };
  // A sign that changes tells of more than a whole circle.
  if (bulge * one.bulge < 0 || distance(both.from, both.to) <= by) return null;
  const lie = [one.to, middleOf(one), middleOf(other)].every((place) => {
    const share = shareAt(both, place);
    return share > 0 && share < 1 && distanceFrom(both, place) <= by;
  });
  return lie ? both : null;
}
