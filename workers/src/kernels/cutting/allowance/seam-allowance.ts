import { polygon, areaOf } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { unionOfPositive } from '../../patches/lattice/boolean';

/**
 * The number of lattice steps in an inch. Outlines are joined on this lattice, and their areas are exact to six digits.
 */
const STEPS = 100_000;
/**
 * The sharpest corner that keeps its tip: the tangent of half its turn. The turn is the angle by which the outline
 * changes direction at the corner. The tip of a sharper corner is cut off, so that it adds an area of 5 times the
 * squared allowance.
 */
export const SHARPEST = 5;

/**
 * Returns the cutting line of a piece: its outline, moved out by the seam allowance. Corners are mitred. The tip of a
 * sharp corner is cut off, so that the corner adds an area of at most five times the squared allowance. The estimate
 * uses the same limit. Notches narrower than two allowances close.
 * @param corners of the finished piece, clockwise as seen on screen, in inches
 * @param allowance in inches
 */
export function withSeamAllowance(corners: readonly Point[], allowance: number): Point[] {
  const ring = corners.flatMap((corner, i) =>
    movedCorner(corners.at(i - 1) ?? corner, corner, corners[(i + 1) % corners.length] ?? corner, allowance),
  );
  const paths = unionOfPositive([
    ring.map(({ x, y }) => ({ x: Math.round(x * STEPS), y: Math.round(y * STEPS) })),
  ]);
  const outlines = paths.map((path) => path.map(({ x, y }) => ({ x: x / STEPS, y: y / STEPS })));
  return outlines.reduce<Point[]>(
    (largest, path) => (areaOf(polygon(path)) > areaOf(polygon(largest)) ? path : largest),
    [],
  );
}

/** Returns the one or more points that replace a corner when its two edges move out by the allowance. */
function movedCorner(before: Point, corner: Point, after: Point, allowance: number): Point[] {
  const [one, two] = [outwards(before, corner), outwards(corner, after)];
  if (!one || !two) return [];
  const at = (x: number, y: number) => ({ x: corner.x + x, y: corner.y + y });
  const turn = one.x * two.y - one.y * two.x;
  const along = one.x * two.x + one.y * two.y;
  // At an inner corner, the moved edges cross. The union of the outlines removes the crossing.
  if (turn < 0)
    return [at(one.x * allowance, one.y * allowance), corner, at(two.x * allowance, two.y * allowance)];
  const tangent = tangentOf(along);
  if (tangent <= SHARPEST) {
    const by = allowance / (1 + along);
    return [at((one.x + two.x) * by, (one.y + two.y) * by)];
  }
  return cutAcross(corner, [one, two], tangent, allowance);
}

/**
 * Returns the ends of the cut across the tip of a corner whose edges have these directions, as vectors of length 1. The
 * whole mitre of a corner that isn't sharp is a single point.
 */
export function trimmedTip(corner: Point, into: Point, out: Point, allowance: number): Point[] {
  const [one, two] = [
    { x: into.y, y: -into.x },
    { x: out.y, y: -out.x },
  ];
  const along = one.x * two.x + one.y * two.y;
  const tangent = tangentOf(along);
  if (tangent > SHARPEST) return cutAcross(corner, [one, two], tangent, allowance);
  const by = allowance / (1 + along);
  return [{ x: corner.x + (one.x + two.x) * by, y: corner.y + (one.y + two.y) * by }];
}

/**
 * Returns the tangent of half the turn between two edges, from the cosine of the turn. Rounding can make a cosine less
 * than −1, where the edges turn back.
 */
function tangentOf(cosine: number): number {
  return cosine <= -1 ? Infinity : Math.sqrt(Math.max(0, (1 - cosine) / (1 + cosine)));
}

/** Cuts a tip across, at the distance along each moved edge that leaves 5 squares of the allowance. */
function cutAcross(
  { x, y }: Point,
  [one, two]: readonly [Point, Point],
  tangent: number,
  allowance: number,
): Point[] {
  const reach = Number.isFinite(tangent) ? cutReach(tangent, allowance) : (SHARPEST / 2) * allowance;
  return [
    { x: x + one.x * allowance - one.y * reach, y: y + one.y * allowance + one.x * reach },
    { x: x + two.x * allowance + two.y * reach, y: y + two.y * allowance - two.x * reach },
  ];
}

/**
 * Returns how far a moved edge extends beyond its corner before the cut across the tip, in inches. Without the cut, it
 * would extend to the tip, T allowances beyond the corner, where T is `tangent`. Along the bisector, the cut removes
 * s·√(T(T − 5)), with s for the allowance. Along an edge, it removes this length divided by the cosine of half the
 * tip's angle.
 */
function cutReach(tangent: number, allowance: number): number {
  const off = Math.sqrt(tangent * (tangent - SHARPEST));
  return allowance * (tangent - (off * Math.sqrt(1 + tangent * tangent)) / tangent);
}

/**
 * Returns a vector of length 1 at a right angle to an edge, pointing to the left of the edge. Null for an edge of
 * length 0.
 */
function outwards(from: Point, to: Point): Point | null {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y);
  return length === 0 ? null : { x: y / length, y: -x / length };
}
