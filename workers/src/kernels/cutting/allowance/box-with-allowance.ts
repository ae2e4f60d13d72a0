import { boxOfPoints, type Box } from '@quiltwright/shared/geometry/box';
import { boundsOf, isStraight, pointOn, type Arc, type Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { curvedAllowance } from './curved-allowance';

/**
 * The sharpest corner that keeps its tip: the tangent of half its turn. The turn is the angle by which the outline
 * changes direction at the corner.
 */
const SHARPEST = 5;
/** A corner counts as a tip without an angle if the cosine of its turn is no more than this above −1. */
const NO_ANGLE = 1e-6;

/**
 * Returns the smallest level box around a patch with its seam allowance, in inches. It is the box around the cutting
 * line of the patch's template.
 * @param outline clockwise as seen
 */
export function boxWithAllowance(outline: Outline, seam: number): Box {
  const curved = isStraight(outline) ? null : curvedAllowance(outline, seam);
  return curved ? boundsOf(curved) : boxOfMitres(outline, seam);
}

/**
 * Returns the box around a patch whose edges move out by `seam` and meet in a mitre, and around the farthest points of
 * its arcs. The tip of a very sharp corner is cut straight across, so a corner adds at most five times the squared
 * allowance.
 */
function boxOfMitres(outline: Outline, seam: number): Box {
  const ways = outline.map(({ to, arc }, i) => {
    if (arc) return { start: wayAt(arc, arc.start), end: wayAt(arc, arc.start + arc.sweep) };
    const way = direction(outline.at(i - 1)?.to ?? to, to);
    return { start: way, end: way };
  });
  return boxOfPoints(
    outline.flatMap(({ to, arc }, i) => {
      const [into, out] = [ways[i]?.end, ways[(i + 1) % ways.length]?.start];
      const corner = into && out ? movedCorner(to, into, out, seam) : [to];
      return [...corner, ...(arc ? farthest(arc, seam) : [])];
    }),
  );
}

/** Returns the points of an arc that are farthest to one side, moved out by the seam allowance. */
function farthest(arc: Arc, seam: number): Point[] {
  const quarter = Math.PI / 2;
  const [first, last] = [arc.start, arc.start + arc.sweep].sort((a, b) => a - b);
  const from = Math.ceil((first ?? 0) / quarter);
  const count = Math.max(0, Math.floor((last ?? 0) / quarter) - from + 1);
  return Array.from({ length: count }, (_, i) => {
    const [at, out] = [pointOn(arc, (from + i) * quarter), outwards(wayAt(arc, (from + i) * quarter))];
    return { x: at.x + out.x * seam, y: at.y + out.y * seam };
  });
}

/** Returns the direction in which an arc runs at the angle t, as a vector of length 1. */
function wayAt({ radiusX, radiusY, sweep }: Arc, t: number): Point {
  const sign = Math.sign(sweep);
  return direction({ x: 0, y: 0 }, { x: -radiusX * Math.sin(t) * sign, y: radiusY * Math.cos(t) * sign });
}

/**
 * Returns the points that replace a corner at which a patch turns out: the meeting of its moved edges, or both ends of a
 * cut across a very sharp tip.
 * @param into the direction of the edge to the corner, and `out` of the edge after it, as vectors of length 1
 */
function movedCorner(at: Point, into: Point, out: Point, seam: number): Point[] {
  const [n1, n2] = [outwards(into), outwards(out)];
  const along = 1 + n1.x * n2.x + n1.y * n2.y;
  const tangent = Math.sqrt(Math.max(0, 2 - along) / Math.max(along, 1e-12));
  // Where a patch turns in, it reaches no farther than its other corners. A tip between a curve and an edge that touches
  // it has no angle, so that rounding decides to which side it turns.
  if (along > NO_ANGLE && into.x * out.y - into.y * out.x < 0) return [];
  if (tangent <= SHARPEST) {
    const by = seam / Math.max(along, 1e-12);
    return [{ x: at.x + (n1.x + n2.x) * by, y: at.y + (n1.y + n2.y) * by }];
  }
  return trimmed(at, { into, out, n1, tangent }, seam);
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

/** Returns the direction out of a patch beside an edge that runs in this direction. */
function outwards({ x, y }: Point): Point {
  return { x: y, y: -x };
}
