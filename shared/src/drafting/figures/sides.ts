import type { Loop } from '../../geometry/combining/loops.js';
import { cross, distance, dot, type Point } from '../../geometry/point.js';
import { arcOf, directionAtEnd, pointAlong, reversed, type Seam } from '../../geometry/seam.js';
import { distanceFrom, lengthOf, middleOf, WELD } from '../seam.js';

/** A side of a patch, from one of its corners to the next. Its seams lie on one line or circle. */
export type Side = readonly Seam[];

/** The greatest turn between seams of one side, in radians. */
const SMOOTH = 0.005;

/**
 * Returns the sides of a patch, clockwise. Corners where a line or an arc runs straight on don't count. A whole circle is
 * one side.
 */
export function sidesOf(loop: Loop): Side[] {
  const seams = seamsOf(loop);
  const sides: Seam[][] = [];
  for (const seam of seams) {
    const last = sides.at(-1)?.at(-1);
    if (last && goesOn(last, seam)) sides.at(-1)?.push(seam);
    else sides.push([seam]);
  }
  // The loop may start within a side.
  const [first, last] = [sides[0], sides.at(-1)];
  if (sides.length > 1 && first?.[0] && goesOn(last?.at(-1), first[0]))
    sides[0] = [...(sides.pop() ?? []), ...first];
  return sides;
}

/** Returns the seams of a loop of corners. */
export function seamsOf(loop: Loop): Seam[] {
  return loop.map(({ x, y, bulge }, i) => {
    const to = loop[(i + 1) % loop.length] ?? { x, y };
    return { from: { x, y }, to: { x: to.x, y: to.y }, bulge };
  });
}

/** True if a seam goes on along the line or circle of the seam before it. */
function goesOn(one: Seam | undefined, next: Seam): boolean {
  if (!one || (one.bulge === 0) !== (next.bulge === 0)) return false;
  const [before, after] = [directionAtEnd(one), directionAtEnd(reversed(next))];
  const back = { x: -after.x, y: -after.y };
  if (dot(before, back) <= 0) return false;
  if (Math.abs(cross(before, back)) > SMOOTH * Math.hypot(before.x, before.y) * Math.hypot(back.x, back.y))
    return false;
  const [longer, shorter] = lengthOf(one) >= lengthOf(next) ? [one, next] : [next, one];
  const arc = arcOf(longer);
  if (!arc) return true;
  return [shorter.from, middleOf(shorter), shorter.to].every(
    (place) => Math.abs(distance(arc.centre, place) - arc.radiusX) <= WELD,
  );
}

/** Returns the length of a side, in block units. */
export function lengthOfSide(side: Side): number {
  return side.reduce((sum, seam) => sum + lengthOf(seam), 0);
}

/** Returns the point at a share of the length of a side: its start at 0, its end at 1. */
export function pointOnSide(side: Side, share: number): Point {
  let left = lengthOfSide(side) * share;
  for (const seam of side) {
    const length = lengthOf(seam);
    if (left <= length)
      return left <= 0 ? seam.from : left === length ? seam.to : pointAlong(seam, left / length);
    left -= length;
  }
  return side.at(-1)?.to ?? { x: 0, y: 0 };
}

/** Returns a side from its end to its start. */
export function reversedSide(side: Side): Side {
  return side.map(reversed).reverse();
}

/** Returns the bulge of a side as one arc: 0 if it is straight, and at most that of half a circle. */
export function bulgeOfSide(side: Side): number {
  const quarter = side.reduce((sum, { bulge }) => sum + Math.atan(bulge), 0);
  return Math.abs(quarter) < 1e-6 ? 0 : Math.tan(Math.max(-Math.PI / 4, Math.min(Math.PI / 4, quarter)));
}

/** Returns the circle of a loop that is one whole circle; null for another loop. */
export function circleOf(loop: Loop): { centre: Point; radius: number } | null {
  const sides = sidesOf(loop);
  const arc = sides.length === 1 && sides[0]?.[0] && arcOf(sides[0][0]);
  if (!arc) return null;
  const { centre, radiusX: radius } = arc;
  const isRound = loop.every((corner) => Math.abs(distance(centre, corner) - radius) <= WELD);
  return isRound ? { centre, radius } : null;
}

/** Returns the distance of a point from a side, in block units. */
export function distanceFromSide(side: Side, place: Point): number {
  return Math.min(...side.map((seam) => distanceFrom(seam, place)));
}
