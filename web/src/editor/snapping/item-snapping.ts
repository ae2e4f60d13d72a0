import { normalised, type Box } from '@quiltwright/shared/geometry/box';
import { clamp, type Extent } from '@quiltwright/shared/geometry/interval';
import type { Point } from '@quiltwright/shared/geometry/point';
import { resizedBox, type Resizing } from '@quiltwright/shared/geometry/resize';
import type { Guide } from '@quiltwright/shared/geometry/snapping/guides';
import { Snap, type MovedEdges, type Surroundings } from '@quiltwright/shared/geometry/snapping/snap';

/**
 * The boxes and lines to which items snap. Boxes of hidden items, and of the items that a gesture moves, aren't
 * included.
 */
export interface SnapTargets extends Surroundings {
  /** The area inside which all items stay. */
  within: Box;
  /** The least width and height that a drawn box can have. */
  leastSide: number;
  /** True if a resize that keeps the proportions may snap to the marks of the ruler, when nothing else is near. */
  takesMarksInProportion?: boolean;
}

/**
 * The effect of the modifier keys on the drag of a handle. With Shift, the box keeps its proportions; with Alt,
 * its centre stays in place.
 */
export type HandleDrag = Pick<Resizing, 'isProportional' | 'isFromCentre'>;

/** Values that differ by less than this number count as equal, because sums of fractions aren't exact. */
const NEAR = 1e-6;

interface SnappedBox {
  box: Box;
  /** The guides that show what the box snapped to. */
  guides: Guide[];
}

/**
 * Snaps boxes that a gesture draws, moves or resizes. A gesture creates one instance at its start. In each call,
 * `tolerance` is the greatest distance at which a box snaps; 0 turns snapping off. All values have the same unit.
 */
export class ItemSnapping {
  readonly #snap: Snap;
  readonly #within: Box;
  readonly #leastSide: number;
  readonly #takesMarksInProportion: boolean;

  constructor({ within, leastSide, takesMarksInProportion = false, ...surroundings }: SnapTargets) {
    this.#snap = new Snap(surroundings);
    this.#within = within;
    this.#leastSide = leastSide;
    this.#takesMarksInProportion = takesMarksInProportion;
  }

  /** Returns the position to which a point snaps. The point is the first corner of a box that will be drawn. */
  point({ x, y }: Point, tolerance: number): { at: Point; guides: Guide[] } {
    const { by, guides } = this.#aligned({ x, y, width: 0, height: 0 }, tolerance);
    return { at: { x: x + by.x, y: y + by.y }, guides };
  }

  /**
   * Returns the distance by which a box moves when it follows the pointer and snaps.
   * @param before the box at the start of the gesture
   * @param by the distance that the pointer moved
   */
  move(before: Box, by: Point, tolerance: number): { by: Point; guides: Guide[] } {
    const way = wayInside(before, by, this.#within);
    const moved = { ...before, x: before.x + way.x, y: before.y + way.y };
    const { by: more, guides } = this.#aligned(moved, tolerance);
    const to = wayInside(before, { x: way.x + more.x, y: way.y + more.y }, this.#within);
    return { by: to, guides: this.#inside(guides) };
  }

  /**
   * Returns the box after one of its handles was dragged by `by`. A negative width or height means that the box was
   * mirrored.
   * @param before the box at the start of the gesture
   * @param edges the edges that the handle moves
   */
  resize(before: Box, edges: MovedEdges, by: Point, tolerance: number, drag: HandleDrag = {}): SnappedBox {
    const how = { ...drag, within: this.#within };
    const free = resizedBox(before, edges, by, how);
    const upright = normalised(free);
    const facing = { x: facingOf(edges.x, free.width), y: facingOf(edges.y, free.height) };
    const isOneOnly = drag.isProportional === true && edges.x !== 0 && edges.y !== 0;
    // If the proportions are kept, only one axis can snap: the one with the smaller distance to its target.
    const both = this.#aligned(upright, tolerance, facing, !isOneOnly);
    const isFree = both.by.x === 0 && both.by.y === 0 && both.guides.length === 0;
    const { by: pull, guides } = isOneOnly
      ? this.#aligned(upright, tolerance, nearerAxis(both.by, facing), isFree && this.#takesMarksInProportion)
      : both;
    if (pull.x === 0 && pull.y === 0) return { box: free, guides: this.#inside(guides) };
    const x = dragAfter([before.x, before.width], [free.x, free.width], edges.x, pull.x, drag);
    const y = dragAfter([before.y, before.height], [free.y, free.height], edges.y, pull.y, drag);
    const way = {
      x: isOneOnly && pull.x === 0 ? x.scaledBy(y.scale) : x.way,
      y: isOneOnly && pull.y === 0 ? y.scaledBy(x.scale) : y.way,
    };
    return { box: resizedBox(before, edges, way, how), guides: this.#inside(guides) };
  }

  /**
   * Returns the box that is drawn from a corner at `from` to the pointer at `to`. With Alt, `from` is the middle of the
   * box instead.
   */
  draw(from: Point, to: Point, tolerance: number, drag: HandleDrag = {}): SnappedBox {
    const size = this.#leastSide;
    const x = seedOf(from.x, to.x, size, drag);
    const y = seedOf(from.y, to.y, size, drag);
    const seed = { x: x.start, y: y.start, width: size, height: size };
    return this.resize(seed, { x: x.edge, y: y.edge }, { x: x.by, y: y.by }, tolerance, drag);
  }

  #aligned(
    box: Box,
    tolerance: number,
    edges?: MovedEdges,
    takesRuler = true,
  ): { by: Point; guides: Guide[] } {
    if (tolerance <= 0) return { by: { x: 0, y: 0 }, guides: [] };
    return this.#snap.at(box, tolerance, edges, takesRuler);
  }

  #inside(guides: readonly Guide[]): Guide[] {
    const { x, y, width, height } = this.#within;
    const isIn = (place: number, start: number, size: number) =>
      place >= start - NEAR && place <= start + size + NEAR;
    return guides.filter(({ from, to }) =>
      [from, to].every((end) => isIn(end.x, x, width) && isIn(end.y, y, height)),
    );
  }
}

/** Returns the move `by`, shortened where the box would leave `whole`. */
function wayInside({ x, y, width, height }: Box, by: Point, whole: Box): Point {
  const inside = (room: number, start: number, size: number, way: number) =>
    clamp(way, -start, room - start - size);
  return {
    x: inside(whole.width, x - whole.x, width, by.x),
    y: inside(whole.height, y - whole.y, height, by.y),
  };
}

/**
 * Returns -1 if a handle moves the left or upper edge of the box, and 1 for the right or lower edge. Returns 0 if it
 * moves neither. A negative size means that the box was turned over: the handle then moves the opposite edge.
 * @param edge the edge that the handle moved at the start
 */
function facingOf(edge: -1 | 0 | 1, size: number): -1 | 0 | 1 {
  if (edge === 0 || size >= 0) return edge;
  return edge < 0 ? 1 : -1;
}

/**
 * Returns the edges that a handle moves, without those of one axis. Keeps the axis with the shorter distance to a
 * snap target. The first argument has this distance for each axis, or 0 if no target is near.
 */
function nearerAxis({ x, y }: Point, edges: MovedEdges): MovedEdges {
  const isX = y === 0 || (x !== 0 && Math.abs(x) <= Math.abs(y));
  return isX ? { ...edges, y: 0 } : { ...edges, x: 0 };
}

/**
 * Computes a resize along one axis, in which snapping moves the dragged edge by `pull` from its place in `free`.
 * @param before the start and the size of the box before the drag
 * @param free the start and the size of the box after the drag, without snapping
 * @returns `way`: the drag that would move the edge to its snapped place if nothing snapped
 */
function dragAfter(before: Extent, free: Extent, edge: -1 | 0 | 1, pull: number, drag: HandleDrag) {
  const edgeOf = ([start, size]: Extent) => (edge < 0 ? start : start + size);
  const [start, size] = free;
  const fixed = drag.isFromCentre === true ? start + size / 2 : edge < 0 ? start + size : start;
  const reach = edgeOf(free) - fixed;
  return {
    way: edge === 0 ? 0 : edgeOf(free) + pull - edgeOf(before),
    /** The size after snapping, as a multiple of the size in `free`. */
    scale: reach === 0 ? 1 : (reach + pull) / reach,
    /** Returns the drag that would scale the box `free` by a factor. */
    scaledBy: (scale: number) => fixed + reach * scale - edgeOf(before),
  };
}

/**
 * Returns the first state of a box along one axis, to draw the box from `from` to the pointer at `to`. The box has
 * its smallest size, `size`, and starts at `start`. `edge` is -1 for the edge with the lower coordinate, 1 for the
 * other edge. `by` is the distance from this edge to the pointer.
 */
function seedOf(from: number, to: number, size: number, { isFromCentre = false }: HandleDrag) {
  const edge = to < from ? (-1 as const) : (1 as const);
  const start = isFromCentre ? from - size / 2 : edge < 0 ? from - size : from;
  return { start, edge, by: to - (edge < 0 ? start : start + size) };
}
