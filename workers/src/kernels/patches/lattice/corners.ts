import { STEPS, type LatticePoint, type Ring } from './lattice';

/**
 * Two corners nearer to each other than this become one, and a corner nearer to an edge than this lies on the edge. The
 * distance is 0.001 block units, in lattice steps. Rounding moves the tip of a sharp angle by many steps, so a smaller
 * distance would leave a gap beside the tip. A larger one would move long seams by more area than a quilter rounds.
 */
const NEAR = STEPS / 1000;
/** Side of the cells of a grid, in lattice steps. Corners are listed by cell, so that near corners are found fast. */
const CELL = STEPS * 20;

/** The corners of a block, numbered from 0. Corners within `NEAR` of each other count as one. */
export class Corners {
  readonly #x: number[] = [];
  readonly #y: number[] = [];
  /** Numbers of corners, by the number of the grid cell that contains them. */
  readonly #cells = new Map<number, number[]>();
  /**
   * The corners on each edge, both ends included, by a key of the edge. The corners are in order, from the end of the
   * edge with the lower number.
   */
  readonly #splits = new Map<number, readonly number[]>();

  /**
   * The maximum number of corners. An edge's key is computed from the numbers of its two corners, and must not exceed
   * the greatest exact integer, 2⁵³ − 1.
   */
  static readonly MOST = 2 ** 26;

  /**
   * Numbers the corners of all rings. Corners within `NEAR` of each other become one corner. All rings must be given at
   * once: if rings were added later, their order would decide which corners become one.
   * @param rings all rings of the block
   */
  constructor(rings: Iterable<Ring>) {
    for (const ring of rings)
      for (const { x, y } of ring) if (this.#nearest(x, y) === undefined) this.#add(x, y);
  }

  x(corner: number): number {
    return this.#x[corner] ?? 0;
  }

  y(corner: number): number {
    return this.#y[corner] ?? 0;
  }

  /** Returns the number of the corner nearest to a point, if it is within `NEAR` of the point; otherwise undefined. */
  #nearest(x: number, y: number): number | undefined {
    let nearest: number | undefined;
    let least = NEAR * NEAR;
    const [right, bottom] = [Math.floor((x + NEAR) / CELL), Math.floor((y + NEAR) / CELL)];
    for (let column = Math.floor((x - NEAR) / CELL); column <= right; column++)
      for (let row = Math.floor((y - NEAR) / CELL); row <= bottom; row++)
        for (const corner of this.#cells.get(cellOf(column, row)) ?? []) {
          const dx = this.x(corner) - x;
          const dy = this.y(corner) - y;
          const squared = dx * dx + dy * dy;
          if (squared < least || (squared === least && (nearest === undefined || corner < nearest))) {
            nearest = corner;
            least = squared;
          }
        }
    return nearest;
  }

  #add(x: number, y: number): void {
    const corner = this.#x.push(x) - 1;
    this.#y.push(y);
    const cell = cellOf(Math.floor(x / CELL), Math.floor(y / CELL));
    const others = this.#cells.get(cell);
    if (others) others.push(corner);
    else this.#cells.set(cell, [corner]);
  }

  /**
   * Returns the numbers of a ring's corners, in the ring's order. A number that equals the one before is left out.
   * @param ring one of the rings of the constructor
   */
  along(ring: Ring): number[] {
    const corners = ring.flatMap(({ x, y }) => this.#nearest(x, y) ?? []);
    return corners.filter((corner, i) => corner !== corners.at(i - 1));
  }

  /**
   * Returns the numbers of the corners on the edge from `a` to `b`, both ends included. Two pieces beside one edge get
   * the same corners.
   */
  split(a: number, b: number): readonly number[] {
    const [low, high] = a < b ? [a, b] : [b, a];
    const key = low * Corners.MOST + high;
    let pieces = this.#splits.get(key);
    if (!pieces) this.#splits.set(key, (pieces = this.#pieces(low, high)));
    return a === low ? pieces : [...pieces].reverse();
  }

  /**
   * Returns the numbers of the corners on a line between two points, in order. The points may be corners themselves.
   * Empty if neither of them is.
   */
  between(from: LatticePoint, to: LatticePoint): readonly number[] {
    const [a, b] = [this.#nearest(from.x, from.y), this.#nearest(to.x, to.y)];
    if (a !== undefined && b !== undefined) return a === b ? [] : this.split(a, b);
    if (a === undefined && b === undefined) return [];
    const inside = this.#inside(from, to).filter((corner) => corner !== a && corner !== b);
    return [...(a === undefined ? [] : [a]), ...inside, ...(b === undefined ? [] : [b])];
  }

  #pieces(a: number, b: number): number[] {
    const inside = this.#inside({ x: this.x(a), y: this.y(a) }, { x: this.x(b), y: this.y(b) });
    return [a, ...inside.filter((corner) => corner !== a && corner !== b), b];
  }

  /** Returns the numbers of the corners within `NEAR` of a line between two points, in order. */
  #inside({ x: ax, y: ay }: LatticePoint, to: LatticePoint): number[] {
    const [dx, dy] = [to.x - ax, to.y - ay];
    const length = Math.hypot(dx, dy);
    const between: { corner: number; along: number }[] = [];
    for (const cell of cellsOnEdge(ax, ay, dx, dy)) {
      for (const corner of this.#cells.get(cell) ?? []) {
        const [px, py] = [this.x(corner) - ax, this.y(corner) - ay];
        const along = (px * dx + py * dy) / length;
        const beside = Math.abs(px * dy - py * dx) / length;
        if (beside <= NEAR && along > 0 && along < length) between.push({ corner, along });
      }
    }
    return between.sort((one, other) => one.along - other.along).map(({ corner }) => corner);
  }
}

function cellOf(column: number, row: number): number {
  return column * 4096 + row;
}

/** Yields the numbers of the grid cells within `NEAR` of the edge from (x, y) to (x + dx, y + dy), each once. */
function* cellsOnEdge(x: number, y: number, dx: number, dy: number): Generator<number> {
  const [left, right] = [Math.min(x, x + dx) - NEAR, Math.max(x, x + dx) + NEAR];
  const [top, bottom] = [Math.min(y, y + dy), Math.max(y, y + dy)];
  const slope = dx === 0 ? 0 : dy / dx;
  for (let column = Math.floor(left / CELL); column <= Math.floor(right / CELL); column++) {
    let [low, high] = [top, bottom];
    if (dx !== 0) {
      const enter = y + (column * CELL - NEAR - x) * slope;
      const leave = y + ((column + 1) * CELL + NEAR - x) * slope;
      low = Math.max(top, Math.min(enter, leave));
      high = Math.min(bottom, Math.max(enter, leave));
    }
    for (let row = Math.floor((low - NEAR) / CELL); row <= Math.floor((high + NEAR) / CELL); row++)
      yield cellOf(column, row);
  }
}
