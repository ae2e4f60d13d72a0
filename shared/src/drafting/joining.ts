import { distance, type Point } from '../geometry/point.js';
import { arcOf, reversed, type Seam } from '../geometry/seam.js';
import { labelBeside, pieceOf, type Half } from './piece.js';
import type { Planar } from './planar.js';
import { middleOf, onLattice, through, WELD } from './seam.js';

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

/**
 * Returns the pieces on one line or circle that lead through a corner, up to corners in which they meet others. Null if
 * the corner isn't between two such pieces.
 */
function pathThrough(planar: Planar, corner: Point): readonly Half[] | null {
  const [first, second, more] = planar.at(corner);
  if (!first || !second || more) return null;
  const halves: Half[] = [
    { piece: first, isForward: first.to === corner },
    { piece: second, isForward: second.from === corner },
  ];
  if (closes(halves)) return halves;
  if (!wholeOf(halves)) return null;
  for (const isAhead of [true, false]) {
    for (;;) {
      const next = nextTo(planar, isAhead ? halves.at(-1) : halves[0], isAhead);
      if (!next) break;
      const longer = isAhead ? [...halves, next] : [next, ...halves];
      if (closes(longer)) return longer;
      if (!wholeOf(longer)) break;
      if (isAhead) halves.push(next);
      else halves.unshift(next);
    }
  }
  return halves;
}

/** Returns the half that alone goes on at the end of another, or that alone leads to its start; null if there is none. */
function nextTo(planar: Planar, half: Half | undefined, isAhead: boolean): Half | null {
  if (!half) return null;
  const seam = seamOf(half);
  const corner = isAhead ? seam.to : seam.from;
  const [one, other, more] = planar.at(corner);
  const piece = one === half.piece ? other : one;
  if (!piece || more) return null;
  return { piece, isForward: isAhead ? piece.from === corner : piece.to === corner };
}

/** Returns a path as one seam; null if it isn't on one line or circle. */
function wholeOf([first, ...others]: readonly Half[]): Seam | null {
  if (!first) return null;
  return others.reduce<Seam | null>(
    (whole, half) => whole && through(whole, seamOf(half), STRAIGHT),
    seamOf(first),
  );
}

/** True if a path is a whole circle. */
function closes(path: readonly Half[]): boolean {
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last || seamOf(first).from !== seamOf(last).to) return false;
  const turn = path.reduce((sum, half) => sum + Math.atan(seamOf(half).bulge), 0);
  if (Math.abs(Math.abs(turn) - Math.PI / 2) > 1e-3) return false;
  const { centre, radius } = circleOf(path);
  return path.every(({ piece }) =>
    [piece.from, middleOf(piece)].every((place) => Math.abs(distance(place, centre) - radius) <= STRAIGHT),
  );
}

/** Returns the circle of a path, from its longest piece. */
function circleOf(path: readonly Half[]): { centre: Point; radius: number } {
  const longest = path.reduce((most, half) =>
    Math.abs(half.piece.bulge) > Math.abs(most.piece.bulge) ? half : most,
  );
  const { centre, radiusX: radius } = arcOf(longest.piece) ?? { centre: longest.piece.from, radiusX: 0 };
  return { centre, radius };
}

/** Returns the seams that replace a path; null if it has these seams already. */
function seamsOf(path: readonly Half[], planar: Planar): Seam[] | null {
  const [first] = path;
  if (!first) return null;
  const { from } = seamOf(first);
  if (closes(path)) {
    const { centre, radius } = circleOf(path);
    const isFree = planar.at(from).size === 2;
    const start = isFree ? { x: centre.x - radius, y: centre.y } : from;
    const bulge = Math.sign(seamOf(first).bulge);
    return halvesThrough(
      path,
      planar,
      [start, { x: 2 * centre.x - start.x, y: 2 * centre.y - start.y }, start],
      bulge,
    );
  }
  const whole = wholeOf(path);
  if (!whole) return null;
  const { to, bulge } = whole;
  if (Math.abs(bulge) <= 1 + 1e-6) return [{ from, to, bulge: Math.max(-1, Math.min(1, bulge)) }];
  return halvesThrough(path, planar, [from, middleOf(whole), to], Math.tan(Math.atan(bulge) / 2));
}

/** Returns the two seams of a path through three places; null if it has corners there already. */
function halvesThrough(
  path: readonly Half[],
  planar: Planar,
  [start, middle, end]: readonly [Point, Point, Point],
  bulge: number,
): Seam[] | null {
  const isThere = (place: Point) =>
    path.some(({ piece }) => Math.min(distance(piece.from, place), distance(piece.to, place)) <= WELD);
  if (path.length === 2 && [start, middle, end].every(isThere)) return null;
  const [from, between, to] = [start, middle, end].map((place) => planar.cornerAt(onLattice(place)));
  return from && between && to
    ? [
        { from, to: between, bulge },
        { from: between, to, bulge },
      ]
    : null;
}

function seamOf({ piece, isForward }: Half): Seam {
  return isForward ? piece : reversed(piece);
}

function opposite({ piece, isForward }: Half): Half {
  return { piece, isForward: !isForward };
}
