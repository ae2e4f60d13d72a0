import { clamp } from '@quiltwright/shared/geometry/interval';
import {
  cellAt,
  cellsBetween,
  type Cell,
  type CellRange,
  type PatchGrid,
} from '@quiltwright/shared/quilting/shapes/patch-grid';
import type { Point } from '@quiltwright/shared/geometry/point';

/** The cells of the patch grid that a pointer or the arrow keys point at, whichever moved last. */
export class CellCursor {
  #at: Cell | null = null;
  #last: Cell = { column: 0, row: 0 };
  /** The cell from which keys extend the range; null while the range is one cell. */
  #from: Cell | null = null;

  /** Null while nothing points at a cell. */
  get at(): Cell | null {
    return this.#at;
  }

  /** Returns all cells between the keys' first and last one; null while nothing points at a cell. */
  range(grid: PatchGrid): CellRange | null {
    if (!this.#at) return null;
    const at = within(grid, this.#at);
    return cellsBetween(within(grid, this.#from ?? at), at);
  }

  point(cell: Cell | null): void {
    this.#at = cell;
    this.#from = null;
    if (cell) this.#last = cell;
  }

  /**
   * Points at the next cell of a grid, or at the last one again while it points at none.
   * @param takesIn true if the cells on the way stay in its range
   */
  walk(grid: PatchGrid, across: number, down: number, takesIn = false): Cell {
    const [x, y] = this.#at ? [across, down] : [0, 0];
    const from = takesIn ? (this.#from ?? this.#last) : null;
    const cell = within(grid, { column: this.#last.column + x, row: this.#last.row + y });
    this.point(cell);
    this.#from = from;
    return cell;
  }

  /** Returns the cell that is pointed at, else the one under a pointer, in block units, else the last one. */
  nearest(grid: PatchGrid, pointer: Point | null): Cell {
    return within(grid, this.#at ?? (pointer && cellAt(grid, pointer.x, pointer.y)) ?? this.#last);
  }
}

function within({ columns, rows }: PatchGrid, { column, row }: Cell): Cell {
  const inSide = (index: number, patches: number) => clamp(index, 0, patches - 1);
  return { column: inSide(column, columns), row: inSide(row, rows) };
}
