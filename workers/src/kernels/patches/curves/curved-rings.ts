import { boundsOf, flattened, isStraight, type Outline } from '@quiltwright/shared/geometry/outline';
import { edgesOfBox } from '@quiltwright/shared/geometry/box';
import { ringOf, STEPS, type LatticePoint, type Ring } from '../lattice/lattice';
import {
  angleAt,
  circlesOf,
  HAIR,
  isOfCircle,
  partOf,
  turnsOn,
  type Circle,
  type CirclePart,
} from './circles';
import { findMeetings, onLattice, type RingEdge } from './meetings';

/** A straight line between two points of a circle, which stands for the arc between them. */
export interface Chord {
  from: LatticePoint;
  to: LatticePoint;
  circle: Circle;
}

/** The greatest distance between an arc and its chords, in block units. */
const SAGITTA = 0.1;
/** A block with more chords than this gets longer chords. */
const MOST_CHORDS = 20_000;
const TURN = 2 * Math.PI;

/**
 * Returns the outlines of a block as polygons on the lattice, with chords for arcs. Arcs of one circle have equal chords
 * wherever they run together, in either direction. Each point at which a curve meets another edge is a corner of both.
 * `chords` has all chords, from which `CurvedEdges` finds the arcs again.
 */
export function curvedRings(outlines: readonly Outline[]): { rings: Ring[]; chords: Chord[] } {
  if (outlines.every(isStraight)) return { rings: outlines.map(ringOf), chords: [] };
  const round = outlines.map(withoutEllipses);
  const circleOf = circlesOf(round.flatMap((outline) => outline.flatMap(({ arc }) => arc ?? [])));
  const paths = round.map((outline) =>
    outline.map(({ to, arc }, i): RingEdge => {
      const from = outline.at(i - 1)?.to ?? to;
      const circle = arc && circleOf.get(arc);
      return {
        ...{ from, to, start: onLattice(from), end: onLattice(to) },
        part: arc && circle ? partOf(arc, circle, from, to) : null,
        box: edgesOfBox(boundsOf([{ to: from }, arc ? { to, arc } : { to }])),
      };
    }),
  );
  const corners = cornersOn(paths.flat());
  const chords: Chord[] = [];
  const rings = paths.map((path) =>
    path.flatMap((edge) => {
      const points = corners(edge);
      const { part } = edge;
      if (part)
        [edge.start, ...points].reduce((from, to) => {
          if (!isSame(from, to)) chords.push({ from, to, circle: part.circle });
          return to;
        });
      return points;
    }),
  );
  return { rings: rings.map(withoutSpikes), chords };
}

/** Replaces arcs that aren't parts of circles by straight edges. */
function withoutEllipses(outline: Outline): Outline {
  if (outline.every(({ arc }) => !arc || isOfCircle(arc))) return outline;
  return outline.flatMap((edge) =>
    edge.arc && !isOfCircle(edge.arc) ? flattened([edge], SAGITTA).map((to) => ({ to })) : [edge],
  );
}

/**
 * Returns a polygon without corners that repeat the corner before, and without corners at which it turns back on itself.
 * Where an arc ends along a straight edge, its last chord may lie on the edge. The polygon library fails at such spikes.
 */
function withoutSpikes(ring: Ring): Ring {
  const kept = [...ring];
  for (let i = 0, fine = 0; kept.length > 2 && fine < kept.length;) {
    const [before, at, after] = [kept.at(i - 1), kept[i], kept[(i + 1) % kept.length]];
    if (before && at && after && !isSame(before, at) && !turnsBack(before, at, after)) {
      fine++;
      i = (i + 1) % kept.length;
    } else {
      kept.splice(i, 1);
      // The corners beside the removed corner have a new neighbour.
      fine = 0;
      i = (i - 1 + kept.length) % kept.length;
    }
  }
  return kept;
}

function turnsBack(before: LatticePoint, at: LatticePoint, after: LatticePoint): boolean {
  const [x, y] = [at.x - before.x, at.y - before.y];
  const [nextX, nextY] = [after.x - at.x, after.y - at.y];
  return x * nextY === y * nextX && x * nextX + y * nextY < 0;
}

function isSame(one: LatticePoint, other: LatticePoint | undefined): boolean {
  return one.x === other?.x && one.y === other.y;
}

/** A corner of the polygon that stands for a circle. */
interface CircleCorner {
  angle: number;
  at: LatticePoint;
}

/**
 * Returns a function that gives the corners of an edge after its start, the last of them its end: for a straight edge
 * the points at which curves meet it, for an arc the ends of its chords.
 */
function cornersOn(edges: readonly RingEdge[]): (edge: RingEdge) => LatticePoint[] {
  const onLines = new Map<RingEdge, LatticePoint[]>();
  const onCircles = new Map<Circle, CircleCorner[]>();
  const parts = new Map<Circle, CirclePart[]>();
  const add = (edge: RingEdge, at: LatticePoint) => {
    if (!edge.part) listIn(onLines, edge).push(at);
    else {
      const { circle } = edge.part;
      const angle = turnsOn(angleAt(circle, { x: at.x / STEPS, y: at.y / STEPS }));
      listIn(onCircles, circle).push({ angle, at });
    }
  };
  for (const edge of edges) {
    if (!edge.part) continue;
    listIn(parts, edge.part.circle).push(edge.part);
    add(edge, edge.start);
    add(edge, edge.end);
  }
  findMeetings(edges, add);
  const all = [...parts.values()].flat();
  const count = all.reduce((sum, { circle, sweep }) => sum + Math.abs(sweep) / stepOf(circle, SAGITTA), 0);
  // Chords that are n times as long are n² times as far from their arc.
  const sagitta = SAGITTA * Math.max(1, count / MOST_CHORDS) ** 2;
  for (const [circle, own] of parts)
    onCircles.set(circle, withEvenCorners(onCircles.get(circle) ?? [], circle, own, stepOf(circle, sagitta)));
  return (edge) => {
    const { part, start, end } = edge;
    if (part) return [...between(onCircles.get(part.circle) ?? [], part), end];
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const along = ({ x, y }: LatticePoint) => (x - start.x) * dx + (y - start.y) * dy;
    const cuts = (onLines.get(edge) ?? []).map((at) => ({ at, along: along(at) }));
    const inside = cuts.filter((cut) => cut.along > 0 && cut.along < along(end));
    return [...inside.sort((a, b) => a.along - b.along).map(({ at }) => at), end];
  };
}

function listIn<Key, Item>(lists: Map<Key, Item[]>, key: Key): Item[] {
  const known = lists.get(key);
  if (known) return known;
  const list: Item[] = [];
  lists.set(key, list);
  return list;
}

/** Returns the angle of a chord of a circle. A whole number of eight chords goes round the circle. */
function stepOf({ radius }: Circle, sagitta: number): number {
  const most = 2 * Math.acos(Math.max(0, 1 - sagitta / radius));
  return TURN / (8 * Math.ceil(TURN / (8 * most)));
}

/**
 * Returns the corners of a circle by angle, each once, with corners at even steps between them. A corner at an even step
 * is left out if another corner is near.
 */
function withEvenCorners(
  met: readonly CircleCorner[],
  { centre, radius }: Circle,
  parts: readonly CirclePart[],
  step: number,
): CircleCorner[] {
  const hair = HAIR / radius;
  const sorted = [...met].sort((a, b) => a.angle - b.angle);
  const known = sorted.filter(({ angle }, i) => i === 0 || angle - (sorted[i - 1]?.angle ?? 0) > hair);
  const around = Math.round(TURN / step);
  const even = new Set<number>();
  for (const { start, sweep } of parts) {
    const [from, to] = [Math.min(start, start + sweep), Math.max(start, start + sweep)];
    for (let i = Math.ceil(from / step); i <= to / step; i++) even.add(((i % around) + around) % around);
  }
  const corners = [...known];
  for (const index of even) {
    const angle = index * step;
    if (isFree(known, angle, step / 4))
      corners.push({
        angle,
        at: onLattice({ x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) }),
      });
  }
  return corners.sort((a, b) => a.angle - b.angle);
}

/** True if no corner in a list, sorted by angle, is within `room` of an angle. */
function isFree(corners: readonly CircleCorner[], angle: number, room: number): boolean {
  let [low, high] = [0, corners.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((corners[middle]?.angle ?? 0) < angle) low = middle + 1;
    else high = middle;
  }
  const beside = [corners.at(low - 1), corners[low % corners.length]];
  return beside.every((corner) => {
    if (!corner) return true;
    const apart = turnsOn(corner.angle - angle);
    return Math.min(apart, TURN - apart) > room;
  });
}

/** Returns the corners of a circle between the start and the end of an arc, in the arc's direction. */
function between(corners: readonly CircleCorner[], { circle, start, sweep }: CirclePart): LatticePoint[] {
  const hair = HAIR / circle.radius;
  const direction = Math.sign(sweep);
  return corners
    .map(({ angle, at }) => ({ along: turnsOn(direction * (angle - start)), at }))
    .filter(({ along }) => along > hair && along < Math.abs(sweep) - hair)
    .sort((a, b) => a.along - b.along)
    .map(({ at }) => at);
}
