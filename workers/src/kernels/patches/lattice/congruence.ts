import type { Point } from '@quiltwright/shared/geometry/point';
import { SAME_INCHES } from '@quiltwright/shared/quilting/grain/square-triangle';

/** A closed path and the holes in it, in inches, without corners on straight lines. */
export interface Cutout {
  corners: readonly Point[];
  holes: readonly (readonly Point[])[];
}

/** A turn of a piece by quarter turns, with or without mirroring, as a matrix for x and y. */
type Position = readonly [xx: number, xy: number, yx: number, yy: number];

const turns: readonly Position[] = [
  [1, 0, 0, 1],
  [0, -1, 1, 0],
  [-1, 0, 0, -1],
  [0, 1, -1, 0],
];
const mirrors: readonly Position[] = turns.map(([xx, xy, yx, yy]) => [-xx, xy, -yx, yy]);

/**
 * Returns 'same' if `other` equals `one`, perhaps after quarter turns. Returns 'mirrored' if the two are equal only
 * after mirroring too, and null if they differ. A piece that equals its own mirror image is never 'mirrored'.
 */
export function congruence(one: Cutout, other: Cutout): 'same' | 'mirrored' | null {
  if (one.corners.length !== other.corners.length || one.holes.length !== other.holes.length) return null;
  if (turns.some((position) => liesOn(one, inPosition(other, position)))) return 'same';
  return mirrors.some((position) => liesOn(one, inPosition(other, position))) ? 'mirrored' : null;
}

function inPosition({ corners, holes }: Cutout, [xx, xy, yx, yy]: Position): Cutout {
  const place = ({ x, y }: Point): Point => ({ x: xx * x + xy * y, y: yx * x + yy * y });
  const placed = corners.map(place);
  // A mirrored path runs the other way.
  return {
    corners: xx * yy - xy * yx < 0 ? placed.reverse() : placed,
    holes: holes.map((hole) => hole.map(place)),
  };
}

/** True if `other`, moved but not turned, equals `one`. */
function liesOn(one: Cutout, other: Cutout): boolean {
  const [start] = one.corners;
  if (!start) return true;
  const holes = one.holes.flat();
  const otherHoles = other.holes.flat();
  return other.corners.some((first, shift) => {
    const by = { x: start.x - first.x, y: start.y - first.y };
    const isAt = (a: Point, b: Point) =>
      Math.abs(b.x + by.x - a.x) <= SAME_INCHES && Math.abs(b.y + by.y - a.y) <= SAME_INCHES;
    return (
      one.corners.every((corner, i) => {
        const match = other.corners[(i + shift) % other.corners.length];
        return match !== undefined && isAt(corner, match);
      }) &&
      holes.length === otherHoles.length &&
      holes.every((corner) => otherHoles.some((match) => isAt(corner, match)))
    );
  });
}
