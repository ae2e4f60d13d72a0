import { polygon, areaOf } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { unionOfPositive } from '../../patches/lattice/boolean';

/** The number of steps in an inch, on the lattice where outlines are joined. Areas are exact to six digits. */
const STEPS = 100_000;
/**
 * A corner keeps its tip if the tangent of half its turn is at most this. The turn is the angle by which the
 * outline changes direction at the corner. A sharper corner is cut off so that it adds an area of 5 times the
 * squared allowance.
 */
const SHARPEST = 5;

/**
 * Returns the cutting line of a piece, with its seam allowance. Corners are mitred. Sharp corners are cut across, so
 * that each adds at most five squares of the allowance, as in the estimate. Notches narrower than two allowances close.
 * @param corners of the finished piece, clockwise as seen on screen, in inches
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

/** Returns the points that replace a corner when both its edges move outwards by the allowance. */
function movedCorner(before: Point, corner: Point, after: Point, allowance: number): Point[] {
  const [one, two] = [outwards(before, corner), outwards(corner, after)];
  if (!one || !two) return [];
  const at = (x: number, y: number) => ({ x: corner.x + x, y: corner.y + y });
  const turn = one.x * two.y - one.y * two.x;
  const along = one.x * two.x + one.y * two.y;
  // At an inner corner, the moved edges cross. The union of the outlines removes the crossing.
  if (turn < 0)
    return [at(one.x * allowance, one.y * allowance), corner, at(two.x * allowance, two.y * allowance)];
  const tangent = Math.sqrt(Math.max(0, (1 - along) / (1 + along)));
  if (tangent <= SHARPEST) {
    const by = allowance / (1 + along);
    return [at((one.x + two.x) * by, (one.y + two.y) * by)];
  }
  // Cut the tip across, at the distance along each moved edge that leaves 5 squares of the allowance.
  const reach = Number.isFinite(tangent) ? cutReach(tangent, allowance) : (SHARPEST / 2) * allowance;
  return [
    at(one.x * allowance - one.y * reach, one.y * allowance + one.x * reach),
    at(two.x * allowance + two.y * reach, two.y * allowance - two.x * reach),
  ];
}

/**
 * Returns the distance that each moved edge extends beyond the corner before it ends at the cut. Without the
 * cut it would extend to the tip, T allowances beyond the corner, where T is `tangent`. Along the bisector, the
 * cut removes s·√(T(T − 5)), with s for the allowance. Along an edge, it removes this length divided by the
 * cosine of half the tip's angle.
 */
function cutReach(tangent: number, allowance: number): number {
  const off = Math.sqrt(tangent * (tangent - SHARPEST));
  return allowance * (tangent - (off * Math.sqrt(1 + tangent * tangent)) / tangent);
}

/** Returns a vector of length 1 at a right angle to an edge, away from its right side. */
function outwards(from: Point, to: Point): Point | null {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y);
  return length === 0 ? null : { x: y / length, y: -x / length };
}
