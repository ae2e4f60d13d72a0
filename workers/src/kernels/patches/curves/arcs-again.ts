import { bulged, isStraight, type Outline } from '@quiltwright/shared/geometry/outline';
import { distance, type Point } from '@quiltwright/shared/geometry/point';
import type { Piece } from '../lattice/clean';
import type { Loop } from '../lattice/loops';
import { angleAt, HAIR, isOnCircle, nearest, type Circle } from './circles';
import type { CurvedEdges } from './curved-edges';

/** The outlines of a patch with curves, in block units. */
export interface Curves {
  /** The edge of the patch, clockwise as seen on screen. */
  outline: Outline;
  /** The edges of its holes, anticlockwise as seen on screen. */
  holes: readonly Outline[];
}

/**
 * Runs of less than this length, in block units, are left out if a neighbour's circle or line goes on through both their
 * ends.
 */
const STUB = 0.2;

/** The start of a straight edge or an arc, and the bulge of that edge. */
type Bulged = Point & { bulge: number };

/** Edges that follow each other on one circle, or a single straight edge. */
interface Run {
  from: Point;
  circle: Circle | undefined;
  sweep: number;
}

/**
 * Returns the outlines of a piece with an arc for each run of chords of one circle. An arc ends where its circle ends,
 * and not where a neighbour's edge meets it. No arc is longer than half a circle. Null for a piece without curves.
 */
export function curvesOf(piece: Piece, edges: CurvedEdges): Curves | null {
  if (!edges.hasCurve(piece)) return null;
  const outline = outlineOf(piece.outline, edges);
  const holes = piece.holes.map((hole) => outlineOf(hole, edges));
  return [outline, ...holes].every(isStraight) ? null : { outline, holes };
}

function outlineOf(loop: Loop, edges: CurvedEdges): Outline {
  const sides = loop.map((to, i): Run => {
    const from = loop.at(i - 1) ?? to;
    return { from: edges.point(from), circle: edges.circleOf(from, to), sweep: edges.sweepOf(from, to) };
  });
  const first = sides.findIndex((side, i) => !goesOn(sides.at(i - 1), side));
  const [side] = sides;
  if (first < 0 && side?.circle) return wholeCircle(side.circle, side.sweep > 0);
  const runs: Run[] = [];
  for (const next of [...sides.slice(first), ...sides.slice(0, first)]) {
    const last = runs.at(-1);
    if (last && goesOn(last, next)) last.sweep += next.sweep;
    else runs.push({ ...next });
  }
  return bulged(withoutStraightCorners(withoutStubs(runs).flatMap(halved)));
}

/** True if an edge is on the same circle as the edge before it, and in the same direction. */
function goesOn(before: Run | undefined, { circle, sweep }: Run): boolean {
  return circle !== undefined && before?.circle === circle && before.sweep > 0 === sweep > 0;
}

/**
 * Returns runs without stubs. Two curves that touch part so slowly that the end of an edge may run along the other
 * curve. A melon would then have three edges. The edge before the stub goes on over it, or else the edge after it does.
 */
function withoutStubs(runs: readonly Run[]): Run[] {
  const kept = [...runs];
  for (let i = 0; i < kept.length && kept.length > 2;) {
    const [before, stub, after, end] = [-1, 0, 1, 2].map((by) => kept[(i + by + kept.length) % kept.length]);
    if (!before || !stub || !after || !end) break;
    const { from } = stub;
    const to = after.from;
    const isShort = lengthOf(stub, to) < STUB;
    if (isShort && isOn(before, from, to)) before.sweep += sweepOn(before, from, to);
    else if (isShort && isOn({ ...after, from: end.from }, to, from)) {
      after.sweep += sweepOn(after, from, to);
      after.from = from;
    } else {
      i++;
      continue;
    }
    kept.splice(i, 1);
  }
  return kept;
}

/** Returns the length of a run that ends at a point. A whole circle ends where it starts. */
function lengthOf({ from, circle, sweep }: Run, to: Point): number {
  return circle ? circle.radius * Math.abs(sweep) : distance(from, to);
}

/** True if a point lies on the circle of a run, or on the straight line from its start through another point. */
function isOn({ from, circle }: Run, through: Point, point: Point): boolean {
  if (circle) return isOnCircle(circle, point);
  const [dx, dy] = [through.x - from.x, through.y - from.y];
  return Math.abs(dx * (point.y - from.y) - dy * (point.x - from.x)) <= HAIR * Math.hypot(dx, dy);
}

/** Returns the angle from one point to another on the circle of a run; 0 for a straight run. */
function sweepOn({ circle }: Run, from: Point, to: Point): number {
  return circle ? nearest(angleAt(circle, to) - angleAt(circle, from)) : 0;
}

/** Returns a circle as two halves. Both patches beside it get the same halves. */
function wholeCircle({ centre: { x, y }, radius }: Circle, isClockwise: boolean): Outline {
  const bulge = isClockwise ? 1 : -1;
  return bulged([
    { x: x + radius, y, bulge },
    { x: x - radius, y, bulge },
  ]);
}

/** Returns an edge, or the two halves of an arc of more than half a circle. */
function halved({ from, circle, sweep }: Run): Bulged[] {
  if (!circle || Math.abs(sweep) <= Math.PI + 1e-6) return [{ ...from, bulge: Math.tan(sweep / 4) }];
  const { x, y } = circle.centre;
  const angle = Math.atan2(from.y - y, from.x - x) + sweep / 2;
  const middle = { x: x + circle.radius * Math.cos(angle), y: y + circle.radius * Math.sin(angle) };
  const bulge = Math.tan(sweep / 8);
  return [
    { ...from, bulge },
    { ...middle, bulge },
  ];
}

/** Returns the corners of an outline, without those on a straight line between their neighbours. */
function withoutStraightCorners(corners: readonly Bulged[]): Bulged[] {
  const kept: Bulged[] = [];
  corners.forEach((corner, i) => {
    const before = kept.at(-1) ?? corners.at(-1) ?? corner;
    const after = corners[i + 1] ?? kept[0] ?? corner;
    if (before.bulge !== 0 || corner.bulge !== 0) {
      kept.push(corner);
      return;
    }
    const beside =
      (after.x - before.x) * (corner.y - before.y) - (after.y - before.y) * (corner.x - before.x);
    if (Math.abs(beside) > HAIR * distance(before, after)) kept.push(corner);
  });
  return kept;
}
