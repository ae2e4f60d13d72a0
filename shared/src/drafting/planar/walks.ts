import type { Box } from '../../geometry/box.js';
import type { Loop } from '../../geometry/combining/loops.js';
import { areaOf, boundsOf, bulged, type Outline } from '../../geometry/outline.js';
import { distance, type Point } from '../../geometry/point.js';
import { endOf, startOf, type Half, type Piece } from './piece.js';
import type { Planar } from './planar.js';

/** A closed path along pieces, with one face on its right. */
export interface Walk {
  readonly halves: readonly Half[];
  readonly loop: Loop;
  readonly outline: Outline;
  readonly box: Box;
  /** The area inside, in square block units: above 0 around a face, and below 0 around an island in a face. */
  readonly area: number;
}

/** Returns the walks along some halves of pieces that meet only in corners, each once. */
export function walksOf(planar: Planar, starts: Iterable<Half>): Walk[] {
  const walked = { forward: new Set<Piece>(), back: new Set<Piece>() };
  const isNext = ({ piece, isForward }: Half): boolean => {
    const pieces = isForward ? walked.forward : walked.back;
    return pieces.size < pieces.add(piece).size;
  };
  const known = new Map<Point, readonly Half[]>();
  const leaving = (corner: Point): readonly Half[] => {
    const found = known.get(corner) ?? clockwise(planar.at(corner), corner);
    known.set(corner, found);
    return found;
  };
  const after = (half: Half): Half | undefined => {
    const around = leaving(endOf(half));
    const back = around.findIndex(
      ({ piece, isForward }) => piece === half.piece && isForward !== half.isForward,
    );
    return around.at(back - 1);
  };
  const walks: Walk[] = [];
  for (const start of starts) {
    const halves: Half[] = [];
    for (let half: Half | undefined = start; half && isNext(half); half = after(half)) halves.push(half);
    if (halves.length > 0) walks.push(walkAlong(halves));
  }
  return walks;
}

function walkAlong(halves: readonly Half[]): Walk {
  const loop = halves.map((half) => {
    const { x, y } = startOf(half);
    return { x, y, bulge: bulgeOf(half) };
  });
  const outline = bulged(loop);
  return { halves, loop, outline, box: boundsOf(outline), area: areaOf(outline) };
}

function bulgeOf({ piece, isForward }: Half): number {
  return isForward ? piece.bulge : -piece.bulge;
}

/** Angles nearer to each other than this are compared again, in radians. */
const CLOSE = 0.05;

/** Returns the halves of pieces that leave a corner, clockwise on the screen. */
function clockwise(pieces: Iterable<Piece>, corner: Point): readonly Half[] {
  const halves = [...pieces].map((piece): Half => ({ piece, isForward: piece.from === corner }));
  if (halves.length < 3) return halves;
  const ways = halves.map(wayOf);
  const sorted = [...ways].sort((one, other) => one.angle - other.angle);
  return (areApart(sorted) ? sorted : clockwiseOfClose(ways)).map(({ half }) => half);
}

/** True if no two directions are close to each other. They are sorted by their angles. */
function areApart(ways: readonly Way[]): boolean {
  let before = (ways.at(-1)?.angle ?? 0) - 2 * Math.PI;
  for (const { angle } of ways) {
    if (angle - before <= CLOSE) return false;
    before = angle;
  }
  return true;
}

/** Sorts halves that leave a corner clockwise, where some leave it in nearly one direction. */
function clockwiseOfClose(ways: readonly Way[]): readonly Way[] {
  return fromGap(ways).sort((one, other) => {
    const apart = one.angle - other.angle;
    if (Math.abs(apart) > CLOSE) return apart;
    // Pieces that touch in the corner have one direction there, and differ farther along. At their ends they may meet.
    const reach = Math.min(one.chord, other.chord) / 2;
    return apart + Math.asin(one.bend * reach) - Math.asin(other.bend * reach);
  });
}

/** Counts all angles from the middle of the widest gap, so that no close directions have angles a full turn apart. */
function fromGap(ways: readonly Way[]): Way[] {
  const turn = 2 * Math.PI;
  const angles = ways.map(({ angle }) => angle).sort((one, other) => one - other);
  let [before, widest, start] = [(angles.at(-1) ?? 0) - turn, 0, 0];
  for (const angle of angles) {
    if (angle - before > widest) [widest, start] = [angle - before, (before + angle) / 2];
    before = angle;
  }
  return ways.map((way) => ({ ...way, angle: (way.angle - start + 2 * turn) % turn }));
}

/**
 * The direction in which a half leaves its corner, from -π to π, its chord, and its curvature. At the distance d from the
 * corner, its direction is the angle plus the arcsine of d times `bend`.
 */
interface Way {
  readonly half: Half;
  readonly angle: number;
  readonly chord: number;
  readonly bend: number;
}

function wayOf(half: Half): Way {
  const [from, to] = [startOf(half), endOf(half)];
  const chord = distance(from, to);
  const halfAngle = 2 * Math.atan(bulgeOf(half));
  const angle = Math.atan2(to.y - from.y, to.x - from.x) - halfAngle;
  const wrapped = angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
  return { half, angle: wrapped, chord, bend: Math.sin(halfAngle) / chord };
}
