import { edgesOfBox, type Edges } from '@quiltwright/shared/geometry/box';
import { boundsOf, bulged } from '@quiltwright/shared/geometry/outline';
import { distance, type Point } from '@quiltwright/shared/geometry/point';
import { angleAt, HAIR, isBesidePart, isOnCircle, pointAt, turnsOn, type CirclePart } from '../circles';
import { WELD, type WeldedCorner } from './weld-corners';

type Path = readonly WeldedCorner[];

/** An arc of a path, from a corner to the next. */
interface PathArc {
  readonly path: Path;
  readonly from: WeldedCorner;
  readonly to: WeldedCorner;
  readonly part: CirclePart;
  readonly box: Edges;
  /** The ends of other arcs at which this arc is cut. */
  readonly cuts: Set<Point>;
}

/**
 * Returns paths in which arcs of different shapes that run along each other, less than `WELD` apart, are the same arc
 * there. Such an arc is cut where the other begins or ends. The arc of the earlier shape gives the curve.
 */
export function weldArcs(paths: readonly Path[]): WeldedCorner[][] {
  const arcs = new Map<WeldedCorner, PathArc>();
  for (const path of paths) for (const arc of arcsOf(path)) arcs.set(arc.from, arc);
  cutAlong([...arcs.values()]);
  const known = new Map<string, number[]>();
  return paths.map((path) => {
    const cut = path.flatMap((corner) => {
      const arc = arcs.get(corner);
      return arc ? partsOf(arc) : [corner];
    });
    return cut.map((corner, i) => {
      const next = cut[(i + 1) % cut.length] ?? corner;
      return corner.bulge === 0 ? corner : { ...corner, bulge: knownBulge(corner, next, known) };
    });
  });
}

function arcsOf(path: Path): PathArc[] {
  return bulged(path).flatMap(({ to, arc }, i) => {
    const [from, end] = [path[i], path[(i + 1) % path.length]];
    if (!arc || !from || !end) return [];
    const { centre, radiusX: radius, start, sweep } = arc;
    const box = edgesOfBox(boundsOf([{ to: from }, { to, arc }]));
    return [
      {
        path,
        from,
        to: end,
        part: { circle: { centre, radius }, start, sweep },
        box,
        cuts: new Set<Point>(),
      },
    ];
  });
}

function cutAlong(arcs: readonly PathArc[]): void {
  const sorted = [...arcs].sort((a, b) => a.box.left - b.box.left);
  sorted.forEach((one, i) => {
    for (let j = i + 1; j < sorted.length; j++) {
      const other = sorted[j];
      if (!other || other.box.left > one.box.right + WELD) break;
      const isNear = other.box.bottom >= one.box.top - WELD && other.box.top <= one.box.bottom + WELD;
      if (isNear && one.path !== other.path && !isSameCircle(one.part, other.part)) cutPair(one, other);
    }
  });
}

/** Cuts two arcs at the ends of each stretch on which they run along each other. */
function cutPair(one: PathArc, other: PathArc): void {
  const near = [
    ...[one.from, one.to].filter((end) => isNear(other, end)),
    ...[other.from, other.to].filter((end) => isNear(one, end)),
  ];
  if (near.length < 2) return;
  const ends = near.filter((end, i) => near.findIndex((known) => isSame(known, end)) === i);
  const sorted = ends.sort((a, b) => along(one.part, a) - along(one.part, b));
  const { circle, start, sweep } = one.part;
  sorted.slice(1).forEach((to, i) => {
    const from = sorted[i] ?? to;
    const middle = (along(one.part, from) + along(one.part, to)) / 2;
    if (!isNear(other, pointAt(circle, start + Math.sign(sweep) * middle))) return;
    for (const arc of [one, other])
      for (const end of [from, to]) if (!isSame(arc.from, end) && !isSame(arc.to, end)) arc.cuts.add(end);
  });
}

/** True if two arcs are parts of one circle, apart from rounding. They need no cuts. */
function isSameCircle({ circle: one }: CirclePart, { circle: other }: CirclePart): boolean {
  return Math.abs(one.radius - other.radius) <= HAIR && distance(one.centre, other.centre) <= HAIR;
}

function isNear({ part }: PathArc, point: Point): boolean {
  return isOnCircle(part.circle, point, WELD) && isBesidePart(part, point, WELD);
}

/** Returns the angle from the start of an arc to a point beside it, in the arc's direction. */
function along({ circle, start, sweep }: CirclePart, point: Point): number {
  const angle = turnsOn(Math.sign(sweep) * (angleAt(circle, point) - start));
  // A point just before the start.
  return angle > Math.PI + Math.abs(sweep) / 2 ? angle - 2 * Math.PI : angle;
}

/** Returns the corners at the start of each part of an arc between its cuts. */
function partsOf({ from, part, cuts }: PathArc): WeldedCorner[] {
  const most = Math.abs(part.sweep);
  const inside = [...cuts]
    .map(({ x, y }) => ({ x, y, angle: along(part, { x, y }) }))
    .filter(({ angle }) => angle > 0 && angle < most)
    .sort((a, b) => a.angle - b.angle)
    .filter((cut, i, all) => i === 0 || cut.angle !== all[i - 1]?.angle);
  if (inside.length === 0) return [from];
  return [{ x: from.x, y: from.y, angle: 0 }, ...inside].map(({ x, y, angle }, i) => ({
    x,
    y,
    bulge: Math.tan((Math.sign(part.sweep) * ((inside[i]?.angle ?? most) - angle)) / 4),
  }));
}

/**
 * Returns the bulge of an arc, or of a known arc with the same ends that is between a hair and `WELD` from it. Adds a new
 * arc to the known ones.
 */
function knownBulge(from: WeldedCorner, to: Point, known: Map<string, number[]>): number {
  const isForward = from.x < to.x || (from.x === to.x && from.y < to.y);
  const [low, high] = isForward ? [from, to] : [to, from];
  const side = isForward ? 1 : -1;
  const key = `${low.x} ${low.y} ${high.x} ${high.y}`;
  const bulges = known.get(key) ?? [];
  known.set(key, bulges);
  // The distance between the middles of two arcs over one chord, for a difference of 1 between their bulges.
  const rise = distance(low, high) / 2;
  const same = bulges.find((bulge) => Math.abs(bulge - side * from.bulge) * rise < WELD);
  if (same === undefined) bulges.push(side * from.bulge);
  else if (Math.abs(same - side * from.bulge) * rise > HAIR) return side * same;
  return from.bulge;
}

function isSame(one: Point, other: Point): boolean {
  return one.x === other.x && one.y === other.y;
}
