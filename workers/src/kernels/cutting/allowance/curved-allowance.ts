import { bulged, type Arc, type Outline } from '@quiltwright/shared/geometry/outline';
import { cross, distance, dot, type Point } from '@quiltwright/shared/geometry/point';
import { isSame } from '@quiltwright/shared/quilting/grain/square-triangle';
import { SHARPEST, trimmedTip } from './seam-allowance';

/** Lengths that differ by at most this count as equal, in inches. */
const HAIR = 1e-6;
/** The greatest distance of a mitre from its corner, in seam allowances. A sharper tip is cut off. */
const MOST_MITRE = Math.hypot(1, SHARPEST);

/** A corner counts as a tip without an angle if the cosine of its turn is no more than this above −1. */
const NO_ANGLE = 1e-6;

/** An edge of a piece, moved out by the seam allowance. */
interface Moved {
  /** The ends of the edge before it moved. */
  corner: { from: Point; to: Point };
  /** The ends of the moved edge, before it is made longer or shorter to meet its neighbours. */
  from: Point;
  to: Point;
  /** The directions at the ends, as vectors of length 1. */
  start: Point;
  end: Point;
  /** The circle of the moved edge, and its angle; null for a straight edge. */
  circle: { centre: Point; radius: number; sweep: number } | null;
}

/**
 * Returns the cutting line of a piece with curves, in inches: each edge moves out by the seam allowance. An arc keeps its
 * centre. An outward arc gets a larger radius and a hollow arc a smaller one. A hollow arc with too small a radius
 * vanishes, and its neighbours meet in a corner. Null if the line can't be made of straight edges and arcs of circles, or
 * if an edge vanishes.
 */
export function curvedAllowance(outline: Outline, allowance: number): Outline | null {
  const edges = outline.flatMap(
    ({ to, arc }, i) => movedEdge(outline.at(i - 1)?.to ?? to, to, arc, allowance) ?? [],
  );
  if (edges.length < 2 || outline.some(({ arc }) => arc && !isSame(arc.radiusX, arc.radiusY))) return null;
  const joints = edges.map((edge, i) => jointOf(edge, edges[(i + 1) % edges.length] ?? edge, allowance));
  const path: (Point & { bulge: number })[] = [];
  for (const [i, edge] of edges.entries()) {
    const [before, after] = [joints.at(i - 1), joints[i]];
    const [from, to] = [before?.at(-1), after?.[0]];
    if (!from || !to || !after) return null;
    const bulge = bulgeOf(edge, from, to);
    if (bulge === null) return null;
    path.push({ ...from, bulge });
    for (const point of after.slice(0, -1)) path.push({ ...point, bulge: 0 });
  }
  return bulged(path);
}

function movedEdge(from: Point, to: Point, arc: Arc | undefined, allowance: number): Moved | null {
  const corner = { from, to };
  if (!arc) {
    const length = distance(from, to);
    if (length < HAIR) return null;
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    const moved = ({ x, y }: Point) => ({ x: x + along.y * allowance, y: y - along.x * allowance });
    return { corner, from: moved(from), to: moved(to), start: along, end: along, circle: null };
  }
  const { centre, start, sweep } = arc;
  const side = Math.sign(sweep);
  const radius = arc.radiusX + side * allowance;
  if (radius < HAIR) return null;
  const at = (angle: number) => ({
    x: centre.x + radius * Math.cos(angle),
    y: centre.y + radius * Math.sin(angle),
  });
  const way = (angle: number) => ({ x: -side * Math.sin(angle), y: side * Math.cos(angle) });
  return {
    corner,
    from: at(start),
    to: at(start + sweep),
    start: way(start),
    end: way(start + sweep),
    circle: { centre, radius, sweep },
  };
}

/**
 * Returns the points at which two edges in turn are joined: the point where they meet, or the ends of both and the cut
 * across the tip between them. Empty if they can't be joined.
 */
function jointOf(one: Moved, other: Moved, allowance: number): Point[] {
  if (distance(one.to, other.from) < HAIR) return [one.to];
  const middle = { x: (one.to.x + other.from.x) / 2, y: (one.to.y + other.from.y) / 2 };
  const [meeting] = meetingsOf(one, other).sort((a, b) => distance(a, middle) - distance(b, middle));
  const isNear = meeting && distance(meeting, one.corner.to) <= MOST_MITRE * allowance;
  // A tip between two curves may have no angle at all, so that rounding decides to which side it turns.
  const isTip = dot(one.end, other.start) < NO_ANGLE - 1;
  const isInner = !isTip && cross(one.end, other.start) < 0;
  if (meeting && (isNear || distance(one.corner.to, other.corner.from) > HAIR)) {
    // Past the end of an outward arc, its circle may turn so far that it meets the other edge behind the corner.
    const isAhead = isInner || dot(minus(meeting, one.to), one.end) >= -HAIR;
    if (isAhead) return [meeting];
  }
  return isInner ? [] : [one.to, ...trimmedTip(one.corner.to, one.end, other.start, allowance), other.from];
}

function meetingsOf(one: Moved, other: Moved): Point[] {
  if (one.circle && other.circle) return ofCircles(one.circle, other.circle);
  if (one.circle) return ofLine(one.circle, other);
  if (other.circle) return ofLine(other.circle, one);
  const turn = cross(one.end, other.start);
  if (Math.abs(turn) < HAIR) return [];
  const along = cross(minus(other.from, one.from), other.start) / turn;
  return [{ x: one.from.x + one.end.x * along, y: one.from.y + one.end.y * along }];
}

type Circle = NonNullable<Moved['circle']>;

function ofLine({ centre, radius }: Circle, { from, start }: Moved): Point[] {
  const along = dot(minus(centre, from), start);
  const off = cross(minus(centre, from), start);
  const square = radius ** 2 - off ** 2;
  if (square < 0) return [];
  return [-1, 1].map((sign) => {
    const by = along + sign * Math.sqrt(square);
    return { x: from.x + start.x * by, y: from.y + start.y * by };
  });
}

function ofCircles(one: Circle, other: Circle): Point[] {
  const apart = distance(one.centre, other.centre);
  if (apart < HAIR) return [];
  const [x, y] = [(other.centre.x - one.centre.x) / apart, (other.centre.y - one.centre.y) / apart];
  const along = (apart ** 2 + one.radius ** 2 - other.radius ** 2) / (2 * apart);
  const square = one.radius ** 2 - along ** 2;
  if (square < 0) return [];
  return [-1, 1].map((sign) => {
    const by = sign * Math.sqrt(square);
    return { x: one.centre.x + x * along - y * by, y: one.centre.y + y * along + x * by };
  });
}

/** Returns the bulge of a moved edge between its two joints. Null if nothing is left of the edge. */
function bulgeOf({ circle, start }: Moved, from: Point, to: Point): number | null {
  if (!circle) return dot(minus(to, from), start) > 0 ? 0 : null;
  const angle = ({ x, y }: Point) => Math.atan2(y - circle.centre.y, x - circle.centre.x);
  const more = angle(to) - angle(from) - circle.sweep;
  const sweep = circle.sweep + more - 2 * Math.PI * Math.round(more / (2 * Math.PI));
  return sweep * circle.sweep > 0 ? Math.tan(sweep / 4) : null;
}

function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}
