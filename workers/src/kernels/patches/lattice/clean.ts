import { Corners } from './corners';
import { STEPS, type Ring } from './lattice';
import { Edges, twiceAreaOf, type Loop } from './loops';

/**
 * A visible part of a shape. `shape` is the shape's index in the block. `outline` and `holes` are closed paths, as
 * lists of corner numbers (see `Corners`).
 */
export interface Piece {
  shape: number;
  outline: Loop;
  holes: Loop[];
  /** The area, in square lattice steps (a step is 1/20,000 block unit). */
  area: number;
}

/**
 * The least area of a piece in square lattice steps, and its least width in lattice steps. Pieces below these limits
 * are rounding errors.
 */
const SLIVER_AREA = 0.5 * STEPS ** 2;
const SLIVER_WIDTH = 0.01 * STEPS;

/**
 * Splits the block into pieces without gaps or overlaps, from the visible parts of all shapes. Corners very near each
 * other become one corner, and the pieces on both sides of an edge have the same corners. Parts that touch in a point
 * are separated. Slivers are pieces so small or thin that they are rounding errors. A sliver is merged into the
 * neighbour with which it shares the longest edge. No piece and no hole in the result is thin.
 * @param visible the visible paths of each shape
 */
export function clean(visible: readonly (readonly Ring[])[]): { corners: Corners; pieces: Piece[] } {
  const corners = new Corners(visible.flat());
  const loops = visible.map((rings) => rings.map((ring) => corners.along(ring)));
  const pieces = loops.flatMap((ofShape, shape) => {
    const edges = new Edges();
    for (const loop of ofShape) {
      loop.forEach((corner, i) => {
        const chain = corners.split(loop.at(i - 1) ?? corner, corner);
        for (let j = 1; j < chain.length; j++) edges.add(chain[j - 1] ?? 0, chain[j] ?? 0);
      });
    }
    return piecesOf(shape, edges, corners);
  });
  return { corners, pieces: giveAwaySlivers(pieces, corners).map((piece) => closed(piece, corners)) };
}

/** Returns a piece without its thin holes, which are rounding errors. */
function closed(piece: Piece, corners: Corners): Piece {
  const areaOf = (hole: Loop) => -twiceAreaOf(hole, corners) / 2;
  const thin = piece.holes.filter((hole) =>
    isThin({ outline: hole, holes: [], area: areaOf(hole) }, corners),
  );
  return {
    ...piece,
    holes: piece.holes.filter((hole) => !thin.includes(hole)),
    area: thin.reduce((sum, hole) => sum + areaOf(hole), piece.area),
  };
}

/**
 * Returns the pieces whose outlines and holes are made of the edges in `edges`. Removes these edges from `edges`.
 * @param shape the index of the shape that the pieces get
 */
export function piecesOf(shape: number, edges: Edges, corners: Corners): Piece[] {
  const pieces: Piece[] = [];
  const holes: Loop[] = [];
  for (const loop of edges.takeLoops(corners)) {
    const area = twiceAreaOf(loop, corners) / 2;
    if (area > 0) pieces.push({ shape, outline: loop, holes: [], area });
    else if (area < 0) holes.push(loop);
  }
  for (const hole of holes) {
    const around = pieces
      .filter((piece) => surrounds(piece.outline, hole, corners))
      .reduce<Piece | undefined>(
        (least, piece) => (least && least.area <= piece.area ? least : piece),
        undefined,
      );
    if (!around) continue;
    around.holes.push(hole);
    around.area += twiceAreaOf(hole, corners) / 2;
  }
  return pieces;
}

/** True if a hole lies inside an outline. The two must not cross each other. */
function surrounds(outline: Loop, hole: Loop, corners: Corners): boolean {
  // A corner of the hole may lie on the outline. So this tests a point just outside the middle of one of the hole's
  // edges.
  const [a = 0, b = 0] = hole;
  const [dx, dy] = [corners.x(b) - corners.x(a), corners.y(b) - corners.y(a)];
  const aside = 0.5 / Math.hypot(dx, dy);
  const x = (corners.x(a) + corners.x(b)) / 2 - dy * aside;
  const y = (corners.y(a) + corners.y(b)) / 2 + dx * aside;
  let inside = false;
  let from = outline.at(-1) ?? 0;
  for (const to of outline) {
    const [y1, y2] = [corners.y(from), corners.y(to)];
    if (y1 > y !== y2 > y) {
      const [x1, x2] = [corners.x(from), corners.x(to)];
      if (x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) inside = !inside;
    }
    from = to;
  }
  return inside;
}

/**
 * Merges slivers (pieces so small or thin that they are rounding errors) into their neighbours, the smallest sliver
 * first. A sliver joins the neighbour that shares the longest edge with it. A thin piece without a neighbour is
 * dropped.
 */
function giveAwaySlivers(pieces: Piece[], corners: Corners): Piece[] {
  let slivers = pieces.filter((piece) => isSliver(piece, corners));
  if (slivers.length === 0) return pieces;
  const whole = new Set(pieces);
  const owners = new Map<number, Piece>();
  const own = (piece: Piece) => {
    for (const edge of edgesOf(piece)) owners.set(edge[0] * Corners.MOST + edge[1], piece);
  };
  pieces.forEach(own);
  while (slivers.length > 0) {
    const made: Piece[] = [];
    for (const sliver of slivers.sort((a, b) => a.area - b.area)) {
      if (!whole.delete(sliver)) continue;
      const taker = neighbourOf(sliver, { whole, owners, corners });
      if (!taker) {
        if (!isThin(sliver, corners)) whole.add(sliver);
        continue;
      }
      whole.delete(taker);
      const edges = new Edges();
      for (const [a, b] of [...edgesOf(taker), ...edgesOf(sliver)]) edges.add(a, b);
      for (const piece of piecesOf(taker.shape, edges, corners)) {
        whole.add(piece);
        own(piece);
        if (isSliver(piece, corners)) made.push(piece);
      }
    }
    slivers = made;
  }
  return [...whole].sort((a, b) => a.shape - b.shape);
}

/**
 * Returns the neighbour that shares the longest edge with a piece; null if there is none.
 * @param whole the pieces that still exist
 * @param owners pieces by their edges; some of these pieces may have been merged since
 */
function neighbourOf(
  piece: Piece,
  {
    whole,
    owners,
    corners,
  }: { whole: ReadonlySet<Piece>; owners: ReadonlyMap<number, Piece>; corners: Corners },
): Piece | null {
  const shared = new Map<Piece, number>();
  for (const [a, b] of edgesOf(piece)) {
    const neighbour = owners.get(b * Corners.MOST + a);
    if (!neighbour || !whole.has(neighbour)) continue;
    const length = Math.hypot(corners.x(b) - corners.x(a), corners.y(b) - corners.y(a));
    shared.set(neighbour, (shared.get(neighbour) ?? 0) + length);
  }
  let [longest, most]: [Piece | null, number] = [null, 0];
  for (const [neighbour, length] of shared) if (length > most) [longest, most] = [neighbour, length];
  return longest;
}

function isSliver(piece: Piece, corners: Corners): boolean {
  return piece.area < SLIVER_AREA || isThin(piece, corners);
}

/** True if a piece is thinner than a hundredth of a block unit on average. It is then a rounding error. */
function isThin({ outline, holes, area }: Omit<Piece, 'shape'>, corners: Corners): boolean {
  const around = [outline, ...holes].reduce((sum, loop) => sum + lengthOf(loop, corners), 0);
  return (2 * area) / around < SLIVER_WIDTH;
}

function lengthOf(loop: Loop, corners: Corners): number {
  return loop.reduce((sum, corner, i) => {
    const before = loop.at(i - 1) ?? corner;
    return sum + Math.hypot(corners.x(corner) - corners.x(before), corners.y(corner) - corners.y(before));
  }, 0);
}

/**
 * Returns the edges of a piece, each as the numbers of its start and end corners. The piece lies to the right of each
 * edge, as seen on screen.
 */
export function edgesOf({ outline, holes }: Piece): (readonly [number, number])[] {
  const edges: (readonly [number, number])[] = [];
  for (const loop of [outline, ...holes]) {
    let from = loop.at(-1) ?? 0;
    for (const to of loop) {
      edges.push([from, to]);
      from = to;
    }
  }
  return edges;
}
