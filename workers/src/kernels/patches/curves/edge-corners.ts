import { FaultError } from '../../fault';
import { STEPS, type LatticePoint } from '../lattice/lattice';
import { angleAt, HAIR, turnsOn, type Circle, type CirclePart } from './circles';
import { findMeetings, onLattice, type RingEdge } from './meetings';

/** The greatest distance between an arc and its chords, in block units. */
const SAGITTA = 0.1;
/** A block with more chords than this gets longer chords. */
const MOST_CHORDS = 20_000;
/** The most points at which the edges of a block with curves meet. No quilt block has nearly as many. */
const MOST_MEETINGS = 40_000;
/** A number above all coordinates on the lattice. It makes one number of two coordinates. */
const LATTICE_WIDTH = 2 ** 26;
const TURN = 2 * Math.PI;

/** A corner of the polygon that stands for a circle. */
interface CircleCorner {
  angle: number;
  at: LatticePoint;
}

/**
 * Returns a function that gives the corners of an edge after its start, up to and including its end. A straight edge has
 * corners at the points at which curves meet it. An arc has corners at the ends of its chords. Throws a `FaultError` if
 * edges meet at too many points.
 */
export function cornersOn(edges: readonly RingEdge[]): (edge: RingEdge) => LatticePoint[] {
  const onLines = new Map<RingEdge, PointSet>();
  const onCircles = new Map<Circle, PointSet>();
  const parts = new Map<Circle, CirclePart[]>();
  let met = 0;
  const add = (edge: RingEdge, at: LatticePoint) => {
    const points = edge.part
      ? valueIn(onCircles, edge.part.circle, newPoints)
      : valueIn(onLines, edge, newPoints);
    const key = at.x * LATTICE_WIDTH + at.y;
    if (points.has(key)) return;
    points.set(key, at);
    if (++met > MOST_MEETINGS) throw new FaultError({ code: 'too-many-edges' });
  };
  for (const edge of edges) {
    if (!edge.part) continue;
    valueIn(parts, edge.part.circle, (): CirclePart[] => []).push(edge.part);
    add(edge, edge.start);
    add(edge, edge.end);
  }
  findMeetings(edges, add);
  const all = [...parts.values()].flat();
  const count = all.reduce((sum, { circle, sweep }) => sum + Math.abs(sweep) / stepOf(circle, SAGITTA), 0);
  // Chords that are n times as long are n² times as far from their arc.
  const sagitta = SAGITTA * Math.max(1, count / MOST_CHORDS) ** 2;
  const cornersOf = new Map<Circle, CircleCorner[]>();
  for (const [circle, own] of parts)
    cornersOf.set(circle, circleCorners(onCircles.get(circle), circle, own, stepOf(circle, sagitta)));
  return (edge) => {
    const { part, start, end } = edge;
    if (part) return [...between(cornersOf.get(part.circle) ?? [], part), end];
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const along = ({ x, y }: LatticePoint) => (x - start.x) * dx + (y - start.y) * dy;
    const cuts = [...(onLines.get(edge)?.values() ?? [])].map((at) => ({ at, along: along(at) }));
    const inside = cuts.filter((cut) => cut.along > 0 && cut.along < along(end));
    return [...inside.sort((a, b) => a.along - b.along).map(({ at }) => at), end];
  };
}

/** Points of the lattice, each once, by a number made of their coordinates. */
type PointSet = Map<number, LatticePoint>;

const newPoints = (): PointSet => new Map();

/** Returns the value of a key in a map. Adds a new value if the map has none. */
function valueIn<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const known = map.get(key);
  if (known) return known;
  const value = create();
  map.set(key, value);
  return value;
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
function circleCorners(
  met: PointSet = newPoints(),
  circle: Circle,
  parts: readonly CirclePart[],
  step: number,
): CircleCorner[] {
  const { centre, radius } = circle;
  const hair = HAIR / radius;
  const sorted = [...met.values()]
    .map((at) => ({ angle: turnsOn(angleAt(circle, { x: at.x / STEPS, y: at.y / STEPS })), at }))
    .sort((a, b) => a.angle - b.angle);
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

/** Returns the index of the first corner at an angle or beyond it, in a list sorted by angle. */
function firstFrom(corners: readonly CircleCorner[], angle: number): number {
  let [low, high] = [0, corners.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((corners[middle]?.angle ?? 0) < angle) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** True if no corner in a list, sorted by angle, is within `room` of an angle. */
function isFree(corners: readonly CircleCorner[], angle: number, room: number): boolean {
  const next = firstFrom(corners, angle);
  const beside = [corners.at(next - 1), corners[next % corners.length]];
  return beside.every((corner) => {
    if (!corner) return true;
    const apart = turnsOn(corner.angle - angle);
    return Math.min(apart, TURN - apart) > room;
  });
}

/** Returns the corners of a circle between the start and the end of an arc, in the arc's direction. */
function between(corners: readonly CircleCorner[], { circle, start, sweep }: CirclePart): LatticePoint[] {
  const hair = HAIR / circle.radius;
  const from = Math.min(start, start + sweep);
  const first = firstFrom(corners, turnsOn(from + hair));
  const points: LatticePoint[] = [];
  for (let i = 0; i < corners.length; i++) {
    const corner = corners[(first + i) % corners.length];
    const along = corner ? turnsOn(corner.angle - from) : 0;
    // The corner at the start comes last in its turn. It may be less than a whole turn away by rounding.
    if (!corner || along < hair / 2 || along >= Math.abs(sweep) - hair) break;
    points.push(corner.at);
  }
  return sweep > 0 ? points : points.reverse();
}
