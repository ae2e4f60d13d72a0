import type { Box } from '../box.js';
import { firstFrom, nearestOf } from '../interval.js';
import { distance, type Point } from '../point.js';
import { anchorsOf, sizeOf, type Axis } from './axes.js';
import { equalGaps } from './equal-gaps.js';
import { guidesOf, linesOf, type Guide, type Line } from './guides.js';
import { shortest, type Pull } from './pull.js';

/** The boxes, lines, grid and ruler with which a box can align, all in the same unit. */
export interface Surroundings {
  /**
   * Boxes that don't move. A box can align with their edges, centre lines and corners, and with the gaps
   * between them.
   */
  boxes: readonly Box[];
  /** Further points with which a point of the box can align, for example the corners of slanted blocks. */
  points?: readonly Point[];
  /**
   * The x coordinates of vertical lines with which a box can align too: edges and centre of the quilt, and inner edges
   * of borders. `level` has the y coordinates of the same kinds of horizontal lines.
   */
  upright?: readonly number[];
  level?: readonly number[];
  /** The positions of the grid's lines, ascending: `x` of the vertical lines, `y` of the horizontal lines. */
  grid?: Record<'x' | 'y', readonly number[]>;
  /**
   * The distance between the marks of a ruler along each axis. The first mark is at 0. A box aligns with a mark only if
   * no grid line is near.
   */
  ruler?: Point;
}

/**
 * The edges of a box that a handle moves. Left and top are -1, right and bottom are 1, and 0 means that no edge moves
 * along this axis.
 */
export interface MovedEdges {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

export interface Snapped {
  /** The offset by which the box or its moved edges move to be aligned. */
  by: Point;
  /**
   * The guides that show the alignment. For each axis: at most one line, two equal gaps, or two equal sizes. Snapping
   * to the grid has no guide, because the grid is visible.
   */
  guides: Guide[];
}

/**
 * The maximum distance, in ruler marks, at which an edge snaps to a line of the grid instead of a ruler mark. A snap to
 * a ruler mark would leave a narrow gap beside the line.
 */
const SLIVER = 3;

/**
 * Aligns a moved or resized box with other boxes, lines, a grid and a ruler. Points (corners, edge middles and centres
 * of boxes) have priority, then lines and gaps, then equal sizes, then the grid, then the ruler. Among several points,
 * or several lines, the nearest has priority. Points, lines and sizes are sorted once for each gesture, so each move of
 * the pointer checks only a few of them.
 */
export class Snap {
  readonly #boxes: readonly Box[];
  readonly #lines: Record<Axis, readonly Line[]>;
  /** The corners, edge middles and centres of the boxes that don't move, and further points, from left to right. */
  readonly #points: readonly Point[];
  /** The boxes that don't move, sorted by width (`x`) and by height (`y`). */
  readonly #sizes: Record<Axis, readonly Box[]>;
  readonly #grid: Record<Axis, readonly number[]>;
  readonly #ruler: Point | null;

  constructor({
    boxes,
    points = [],
    upright = [],
    level = [],
    grid = { x: [], y: [] },
    ruler,
  }: Surroundings) {
    this.#boxes = boxes;
    this.#lines = { x: linesOf(boxes, 'x', upright), y: linesOf(boxes, 'y', level) };
    const ofBoxes = boxes.flatMap((box) => pairs(anchorsOf(box, 'x'), anchorsOf(box, 'y')));
    this.#points = [...ofBoxes, ...points].sort(byX);
    const bySize = (axis: Axis) => [...boxes].sort((a, b) => sizeOf(a, axis) - sizeOf(b, axis));
    this.#sizes = { x: bySize('x'), y: bySize('y') };
    this.#grid = grid;
    this.#ruler = ruler ?? null;
  }

  /**
   * Returns the correction that aligns a box, and the guides that explain the correction.
   *
   * @param box the box before it is aligned
   * @param tolerance the maximum correction along each axis
   * @param edges the moved edges; left out if the whole box moves
   * @param takesRuler true if the box may also align with marks of the ruler
   */
  at(box: Box, tolerance: number, edges?: MovedEdges, takesRuler = true): Snapped {
    const anchors = { x: anchorsOf(box, 'x', edges?.x), y: anchorsOf(box, 'y', edges?.y) };
    const toPoint = this.#toPoint(pairs(anchors.x, anchors.y), tolerance);
    const pullOf = (axis: Axis): Pull => {
      if (toPoint) return { by: toPoint[axis] };
      const gaps = edges ? [] : equalGaps(box, this.#boxes, axis);
      const sizes = edges ? this.#sameSizes(box, axis, edges[axis]) : [];
      const lines = anchors[axis].map((anchor) => ({
        by: nearestOf(this.#lines[axis], anchor, ({ at }) => at) - anchor,
      }));
      const grid = this.#toGrid(anchors[axis], axis);
      const found = [[...lines, ...gaps], sizes, grid].map((pulls) => shortest(pulls, tolerance));
      const mark = takesRuler ? this.#markOrLine(anchors[axis], axis, tolerance) : null;
      return found.find((pull) => pull !== null) ?? mark ?? { by: 0 };
    };
    const [x, y] = [pullOf('x'), pullOf('y')];
    const by = { x: x.by, y: y.by };
    const now = edges ? stretched(box, edges, by) : { ...box, x: box.x + by.x, y: box.y + by.y };
    const guides = [
      ...guidesOf('x', x, this.#lines.x, anchors.x, now),
      ...guidesOf('y', y, this.#lines.y, anchors.y, now),
    ];
    return { by, guides };
  }

  /**
   * Returns a correction for each coordinate in `anchors`. It brings the coordinate to the nearest line of the grid.
   */
  #toGrid(anchors: readonly number[], axis: Axis): Pull[] {
    return anchors.map((anchor) => ({ by: nearestOf(this.#grid[axis], anchor, (place) => place) - anchor }));
  }

  /**
   * Returns the correction to the nearest mark of the ruler. If an edge is very near to a line of the grid, returns the
   * correction to this line instead. A snap to the ruler would leave a narrow gap beside the line. The line attracts an
   * edge from up to twice the usual tolerance.
   */
  #markOrLine(anchors: readonly number[], axis: Axis, tolerance: number): Pull | null {
    if (!this.#ruler) return null;
    const [first = 0, second = Infinity] = this.#grid[axis];
    const reach = Math.min(2 * tolerance, SLIVER * this.#ruler[axis], (second - first) / 4);
    const edges = anchors.filter((_, index) => index === 0 || index === anchors.length - 1);
    return shortest(this.#toGrid(edges, axis), reach) ?? shortest(this.#toMark(anchors, axis), tolerance);
  }

  /**
   * Returns the correction that brings the first coordinate in `anchors` to the nearest mark of the ruler. It is the
   * box's first edge, or the moved edge.
   */
  #toMark([anchor]: readonly number[], axis: Axis): Pull[] {
    if (!this.#ruler || anchor === undefined) return [];
    const apart = this.#ruler[axis];
    return [{ by: Math.round(anchor / apart) * apart - anchor }];
  }

  /**
   * Returns the shortest correction that brings a point of the box to a point of another box. Points are corners, the
   * middles of edges, and centres. Null if no correction is within the tolerance.
   */
  #toPoint(anchors: readonly Point[], tolerance: number): Point | null {
    let found: Point | null = null;
    let least = Infinity;
    for (const anchor of anchors) {
      const first = firstFrom(this.#points, anchor.x - tolerance, ({ x }) => x);
      for (let i = first; i < this.#points.length; i++) {
        const point = this.#points[i];
        if (!point || point.x > anchor.x + tolerance) break;
        if (Math.abs(point.y - anchor.y) > tolerance || distance(point, anchor) >= least) continue;
        least = distance(point, anchor);
        found = { x: point.x - anchor.x, y: point.y - anchor.y };
      }
    }
    return found;
  }

  /**
   * Returns the corrections that give the box the size of another box along an axis, by a move of `edge`. There are at
   * most two: for the next smaller size and for the next larger one.
   */
  #sameSizes(box: Box, axis: Axis, edge: -1 | 0 | 1): Pull[] {
    if (edge === 0) return [];
    const size = sizeOf(box, axis);
    const next = firstFrom(this.#sizes[axis], size, (other) => sizeOf(other, axis));
    return [this.#sizes[axis][next - 1], this.#sizes[axis][next]].flatMap((other) =>
      other ? [{ by: (sizeOf(other, axis) - size) * edge, sameAs: other }] : [],
    );
  }
}

/** Returns the box with the edges in `edges` moved by `by`. */
function stretched({ x, y, width, height }: Box, edges: MovedEdges, by: Point): Box {
  return {
    x: edges.x < 0 ? x + by.x : x,
    y: edges.y < 0 ? y + by.y : y,
    width: width + edges.x * by.x,
    height: height + edges.y * by.y,
  };
}

function pairs(xs: readonly number[], ys: readonly number[]): Point[] {
  return xs.flatMap((x) => ys.map((y) => ({ x, y })));
}

const byX = (a: Point, b: Point) => a.x - b.x;
