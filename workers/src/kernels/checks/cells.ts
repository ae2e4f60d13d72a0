import type { LatticePoint, Ring } from '../patches/lattice/lattice';

/**
 * A rectangular part of the block, with horizontal and vertical sides. Coordinates are whole steps of the
 * lattice, the fine grid to which points are rounded.
 */
export interface Cell {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The part of a shape that lies inside a cell. `ring` is the outline of the part, as a closed polygon. */
export interface Part {
  /** The index of the shape to which the part belongs, in the list `rings` that `visitCells` got. */
  of: number;
  ring: Ring;
}

/**
 * `MOST_EDGES`: a cell with more edges is cut into quarters, so that fewer edges are compared. `LEAST_SIDE`: the least
 * width of a quarter, as a fraction of the width of the checked area.
 */
const MOST_EDGES = 600;
const LEAST_SIDE = 1 / 64;

/**
 * Splits the area `whole` into rectangles (cells) with few edges each, and calls `visit` for each cell. A cell with
 * many edges is cut into quarters, again and again. Edges in different cells are then never compared. If a shape covers
 * a whole cell, the cell leaves out all shapes under that shape.
 * @param rings the outlines of the shapes as convex closed polygons; later shapes lie over earlier shapes
 * @param visit receives each cell and the parts of shapes in it, the lowest part first
 * @param mostEdges the greatest number of edges in a cell that isn't cut
 */
export function visitCells(
  whole: Cell,
  rings: readonly Ring[],
  visit: (cell: Cell, parts: readonly Part[]) => void,
  mostEdges = MOST_EDGES,
): void {
  const leastSide = (whole.right - whole.left) * LEAST_SIDE;
  const visitCell = (cell: Cell, all: readonly Part[]): void => {
    const parts = withoutCovered(cell, all);
    const edges = parts.reduce((sum, { ring }) => sum + ring.length, 0);
    const [x, y] = [Math.round((cell.left + cell.right) / 2), Math.round((cell.top + cell.bottom) / 2)];
    if (edges <= mostEdges || x - cell.left < leastSide) {
      visit(cell, parts);
      return;
    }
    const [left, right] = cutAll(parts, 'x', x);
    const [topLeft, bottomLeft] = cutAll(left, 'y', y);
    const [topRight, bottomRight] = cutAll(right, 'y', y);
    visitCell({ ...cell, right: x, bottom: y }, topLeft);
    visitCell({ ...cell, left: x, bottom: y }, topRight);
    visitCell({ ...cell, right: x, top: y }, bottomLeft);
    visitCell({ ...cell, left: x, top: y }, bottomRight);
  };
  visitCell(
    whole,
    rings.map((ring, of) => ({ of, ring })),
  );
}

/** Returns the corners of a cell, clockwise as seen on screen. */
export function ringOfCell({ left, top, right, bottom }: Cell): Ring {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/**
 * Returns the visible parts of a cell: the topmost part that covers the whole cell, and the parts above it. Returns all
 * parts if none covers the cell.
 */
function withoutCovered({ left, top, right, bottom }: Cell, parts: readonly Part[]): readonly Part[] {
  for (let topmost = parts.length - 1; topmost > 0; topmost--) {
    const { ring = [] } = parts[topmost] ?? {};
    if (ring.length !== 4) continue;
    if (ring.every(({ x, y }) => (x === left || x === right) && (y === top || y === bottom)))
      return parts.slice(topmost);
  }
  return parts;
}

/**
 * Splits parts at a vertical line (`axis` 'x') or a horizontal line ('y'). Returns the parts to the left or above, then
 * the parts to the right or below.
 */
function cutAll(parts: readonly Part[], axis: 'x' | 'y', at: number): [Part[], Part[]] {
  const sides: [Part[], Part[]] = [[], []];
  for (const { of, ring } of parts) {
    const [before, beyond] = cut(ring, axis, at);
    if (before) sides[0].push({ of, ring: before });
    if (beyond) sides[1].push({ of, ring: beyond });
  }
  return sides;
}

/**
 * Splits a convex ring at a vertical line (`axis` 'x') or a horizontal line ('y'). Returns the part to the left or
 * above, then the part to the right or below; null for a side without a part.
 */
function cut(ring: Ring, axis: 'x' | 'y', at: number): [Ring | null, Ring | null] {
  if (ring.every((corner) => corner[axis] <= at)) return [ring, null];
  if (ring.every((corner) => corner[axis] >= at)) return [null, ring];
  const [before, beyond]: [LatticePoint[], LatticePoint[]] = [[], []];
  let from = ring.at(-1);
  for (const to of ring) {
    if (from && from[axis] < at !== to[axis] < at) {
      const crossing = crossingOf(from, to, axis, at);
      add(before, crossing);
      add(beyond, crossing);
    }
    if (to[axis] <= at) add(before, to);
    if (to[axis] >= at) add(beyond, to);
    from = to;
  }
  return [closed(before), closed(beyond)];
}

function crossingOf(from: LatticePoint, to: LatticePoint, axis: 'x' | 'y', at: number): LatticePoint {
  const along = axis === 'x' ? (at - from.x) / (to.x - from.x) : (at - from.y) / (to.y - from.y);
  return axis === 'x'
    ? { x: at, y: Math.round(from.y + (to.y - from.y) * along) }
    : { x: Math.round(from.x + (to.x - from.x) * along), y: at };
}

function add(path: LatticePoint[], corner: LatticePoint): void {
  const last = path.at(-1);
  if (!last || !isSame(last, corner)) path.push(corner);
}

/**
 * Returns the corners of a path as a ring (a closed polygon), without a last corner that repeats the first. Returns
 * null if rounding left fewer than three corners.
 */
function closed(path: LatticePoint[]): Ring | null {
  const [first, last] = [path[0], path.at(-1)];
  if (first && last && path.length > 1 && isSame(first, last)) path.pop();
  return path.length < 3 ? null : path;
}

function isSame(one: LatticePoint, other: LatticePoint): boolean {
  return one.x === other.x && one.y === other.y;
}
