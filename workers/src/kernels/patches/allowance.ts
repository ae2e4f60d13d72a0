import { areaOf, polygon } from '@quiltwright/shared/geometry/outline';
import { distance, type Point } from '@quiltwright/shared/geometry/point';

/**
 * The sharpest corner that keeps its tip: the tangent of half its turn. The turn is the angle by which the outline
 * changes direction at the corner.
 */
const SHARPEST = 5;

/** Two edges count as chords of a curve if they are nowhere farther than this from it, in inches. */
const CHORD = 0.002;

/**
 * Returns the corners of a patch with its seam allowance, in inches. Each edge moves out by `seam`, and edges meet in a
 * mitre. The tip of a very sharp corner is cut straight across. So a corner adds at most five times the squared
 * allowance. If edges are chords of a curve, the allowance follows the curve. So a circle grows by exactly `seam` on
 * each side.
 */
export function withAllowance(corners: readonly Point[], seam: number): Point[] {
  const side = Math.sign(areaOf(polygon(corners))) || 1;
  return corners.flatMap((at, i) => {
    const into = direction(corners.at(i - 1) ?? at, at);
    const out = direction(at, corners[(i + 1) % corners.length] ?? at);
    const [n1, n2] = [outwards(into, side), outwards(out, side)];
    const along = 1 + n1.x * n2.x + n1.y * n2.y;
    const tangent = Math.sqrt(Math.max(0, 2 - along) / Math.max(along, 1e-12));
    if (areChords(at, [corners.at(i - 1) ?? at, corners[(i + 1) % corners.length] ?? at], tangent)) {
      const middle = direction({ x: 0, y: 0 }, { x: n1.x + n2.x, y: n1.y + n2.y });
      return [n1, middle, n2].map(({ x, y }) => ({ x: at.x + x * seam, y: at.y + y * seam }));
    }
    const turnsIn = side * (into.x * out.y - into.y * out.x) < 0;
    if (turnsIn || tangent <= SHARPEST) {
      const by = seam / Math.max(along, 1e-12);
      return [{ x: at.x + (n1.x + n2.x) * by, y: at.y + (n1.y + n2.y) * by }];
    }
    return trimmed(at, { into, out, n1, tangent }, seam);
  });
}

/**
 * True if the two edges that meet at a corner are chords of one curve.
 * @param tangent the tangent of half the corner's turn
 */
function areChords(at: Point, [before, after]: readonly [Point, Point], tangent: number): boolean {
  const shorter = Math.min(distance(at, before), distance(at, after));
  return (shorter / 2) * Math.tan(Math.atan(tangent) / 2) <= CHORD;
}

/** Returns the two points that replace the tip of a sharp corner: the ends of a straight cut across the tip. */
function trimmed(
  at: Point,
  { into, out, n1, tangent }: { into: Point; out: Point; n1: Point; tangent: number },
  seam: number,
): Point[] {
  const most = seam * (Math.hypot(1, tangent) - Math.sqrt(tangent * (tangent - SHARPEST)));
  const middle = direction({ x: out.x, y: out.y }, { x: into.x, y: into.y });
  const onLine = n1.x * middle.x + n1.y * middle.y;
  const past = (most - seam * onLine) / (into.x * middle.x + into.y * middle.y);
  const end = { x: at.x + n1.x * seam + into.x * past, y: at.y + n1.y * seam + into.y * past };
  // The other end is the mirror image, with the line through the middle of the tip as the axis.
  const across = -(end.x - at.x) * middle.y + (end.y - at.y) * middle.x;
  return [end, { x: end.x + 2 * across * middle.y, y: end.y - 2 * across * middle.x }];
}

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function outwards({ x, y }: Point, side: number): Point {
  return { x: side * y, y: -side * x };
}
