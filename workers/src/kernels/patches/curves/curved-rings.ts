import { boundsOf, flattened, isStraight, type Outline } from '@quiltwright/shared/geometry/outline';
import { edgesOfBox } from '@quiltwright/shared/geometry/box';
import { FaultError } from '../../fault';
import { ringOf, type LatticePoint, type Ring } from '../lattice/lattice';
import { circlesOf, isOfCircle, partOf, type Circle } from './circles';
import { cornersOn } from './edge-corners';
import { onLattice, type RingEdge } from './meetings';
import { welded } from './weld/welded';

/** A straight line between two points of a circle, which stands for the arc between them. */
export interface Chord {
  from: LatticePoint;
  to: LatticePoint;
  circle: Circle;
}

/** The greatest distance between an arc of an ellipse and its chords, in block units. */
const SAGITTA = 0.1;
/** The most edges of outlines in a block with curves. No quilt block has nearly as many. */
const MOST_EDGES = 20_000;
/** The most corners of the polygons of a block with curves. Many arcs of one circle have all its corners. */
const MOST_CORNERS = 200_000;

/**
 * Returns the outlines of a block as polygons on the lattice, with chords for arcs. Arcs of one circle have equal chords
 * wherever they run together, in either direction. Each point at which a curve meets another edge is a corner of both.
 * `chords` has all chords, from which `CurvedEdges` finds the arcs again. Throws a `FaultError` if the block has too many
 * edges, or edges that meet at too many points.
 */
export function curvedRings(outlines: readonly Outline[]): { rings: Ring[]; chords: Chord[] } {
  if (outlines.every(isStraight)) return { rings: outlines.map(ringOf), chords: [] };
  const level = outlines.map(withoutEllipses);
  if (level.reduce((sum, { length }) => sum + length, 0) > MOST_EDGES)
    throw new FaultError({ code: 'too-many-edges' });
  const round = welded(level);
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
  let count = 0;
  const rings = paths.map((path) =>
    path.flatMap((edge) => {
      const points = corners(edge);
      count += points.length;
      if (count > MOST_CORNERS) throw new FaultError({ code: 'too-many-edges' });
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
