import { distance, type Point } from '../../geometry/point.js';
import { arcOf, reversed, type Seam } from '../../geometry/seam.js';
import { endOf, labelBeside, pieceOf, startOf, type Half } from './piece.js';
import type { Planar } from './planar.js';
import { middleOf, onLattice, through, WELD } from '../seam.js';

/** The greatest distance of a corner from the seam that replaces two others, in block units. */
const STRAIGHT = 0.0005;

/**
 * Joins pieces on one line or circle where only two of them meet. The result doesn't depend on where their corners were:
 * a path of more than half a circle has one corner, in its middle. A whole circle that meets nothing has its corners at
 * its left and its right.
 */
export function joinThrough(planar: Planar): void {
  for (const corner of planar.changed) {
    const path = pathThrough(planar, corner);
    const seams = path && seamsOf(path, planar);
    if (!path || !seams) continue;
    const right = path.map(labelBeside).find((label) => label !== undefined);
    const left = path
      .map(opposite)
      .map(labelBeside)
      .find((label) => label !== undefined);
    const isNew = path.every(({ piece }) => piece.isNew);
    for (const { piece } of path) planar.remove(piece);
    for (const seam of seams) planar.put(pieceOf(seam, { right, left, isNew }));
  }
}

/** Pieces that follow each other on one line or circle, and what they are together. */
type Path = readonly Half[];

/**
 * Returns the pieces on one line or circle that lead through a corner, up to corners in which they meet others. Null if
 * the corner isn't between two such pieces.
 */
function pathThrough(planar: Planar, corner: Point): Path | null {
  const [first, second, more] = planar.at(corner);
  if (!first || !second || more) return null;
  const path: Half[] = [
    { piece: first, isForward: first.to === corner },
    { piece: second, isForward: second.from === corner },
  ];
  if (!isOne(path)) return null;
  for (const isAhead of [true, false]) {
    let next = nextTo(planar, path, isAhead);
    while (next && isOne(isAhead ? [...path, next] : [next, ...path])) {
      if (isAhead) path.push(next);
      else path.unshift(next);
      next = nextTo(planar, path, isAhead);
    }
  }
  return path;
}

/** Returns the half that alone goes on at the end of a path, or that alone leads to its start; null if there is none. */
function nextTo(planar: Planar, path: Path, isAhead: boolean): Half | null {
  const half = isAhead ? path.at(-1) : path[0];
  if (!half || isClosed(path)) return null;
  const corner = isAhead ? endOf(half) : startOf(half);
  const [one, other, more] = planar.at(corner);
  const piece = one === half.piece ? other : one;
  if (!piece || more) return null;
  return { piece, isForward: isAhead ? piece.from === corner : piece.to === corner };
}

function isClosed(path: Path): boolean {
  const [first, last] = [path[0], path.at(-1)];
  return first !== undefined && last !== undefined && startOf(first) === endOf(last);
}

/** True if pieces that follow each other lie on one line, or on one circle without going round more than once. */
function isOne(path: Path): boolean {
  const sweep = sweepOf(path);
  if (Math.abs(sweep) <= MOST_BY_CHORD) return seamOfPath(path) !== null;
  if (Math.abs(sweep) > 2 * Math.PI + (isClosed(path) ? 0.01 : 0)) return false;
  if (isClosed(path) && Math.abs(sweep) < 2 * Math.PI - 0.01) return false;
  const { centre, radius } = circleOf(path);
  return path.every(({ piece }) =>
    [piece.from, middleOf(piece), piece.to].every(
      (place) => Math.abs(distance(place, centre) - radius) <= 2 * STRAIGHT,
    ),
  );
}

/** The greatest angle of an arc that is found from its ends. A chord that is short says little of the circle. */
const MOST_BY_CHORD = 1.25 * Math.PI;

/** Returns the angle through which a path turns, in radians; above 0 clockwise on the screen. */
function sweepOf(path: Path): number {
  return path.reduce((sum, half) => sum + 4 * Math.atan(seamOf(half).bulge), 0);
}

/** Returns a path as one seam; null if it isn't on one line or circle. */
function seamOfPath([first, ...others]: Path): Seam | null {
  if (!first) return null;
  return others.reduce<Seam | null>(
    (whole, half) => whole && through(whole, seamOf(half), STRAIGHT),
    seamOf(first),
  );
}

/** Returns the circle of a path, from its longest piece. */
function circleOf(path: Path): { centre: Point; radius: number } {
  const longest = path.reduce((most, half) =>
    Math.abs(half.piece.bulge) > Math.abs(most.piece.bulge) ? half : most,
  );
  const { centre, radiusX: radius } = arcOf(longest.piece) ?? { centre: longest.piece.from, radiusX: 0 };
  return { centre, radius };
}

/** Returns the seams that replace a path; null if it has these seams already. */
function seamsOf(path: Path, planar: Planar): Seam[] | null {
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last) return null;
  const [from, to, sweep] = [startOf(first), endOf(last), sweepOf(path)];
  const bulge = Math.tan(sweep / 4);
  if (!isClosed(path) && Math.abs(bulge) <= 1 + 1e-6)
    return [{ from, to, bulge: Math.max(-1, Math.min(1, bulge)) }];
  const { centre, radius } = circleOf(path);
  const isFree = isClosed(path) && planar.at(from).size === 2;
  const start = isFree ? { x: centre.x - radius, y: centre.y } : from;
  const angle = Math.atan2(start.y - centre.y, start.x - centre.x) + sweep / 2;
  const middle = isClosed(path)
    ? { x: 2 * centre.x - start.x, y: 2 * centre.y - start.y }
    : { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  const isThere = (place: Point) =>
    path.some(({ piece }) => Math.min(distance(piece.from, place), distance(piece.to, place)) <= WELD);
  if (path.length === 2 && isThere(start) && isThere(middle)) return null;
  const end = planar.cornerAt(onLattice(start));
  const between = planar.cornerAt(onLattice(middle));
  const half = Math.max(-1, Math.min(1, Math.tan(sweep / 8)));
  return [
    { from: end, to: between, bulge: half },
    { from: between, to: isClosed(path) ? end : to, bulge: half },
  ];
}

function seamOf({ piece, isForward }: Half): Seam {
  return isForward ? piece : reversed(piece);
}

function opposite({ piece, isForward }: Half): Half {
  return { piece, isForward: !isForward };
}
