import { clamp } from '@quiltwright/shared/geometry/interval';
import {
  cellAt,
  cellsBetween,
  type Cell,
  type CellRange,
  type PatchGrid,
} from '@quiltwright/shared/quilting/shapes/patch-grid';
import type { Point } from '@quiltwright/shared/geometry/point';

/** The cells of the patch grid that the pointer or the arrow keys point at, whichever moved last. */
export class CellCursor {
  #at: Cell | null = null;
  #last: Cell = { column: 0, row: 0 };
  /** The cell at which the keys began to extend the range; null while the range is one cell. */
  #from: Cell | null = null;

  /** The cell that the pointer or the keys point at; null for none. */
  get at(): Cell | null {
    return this.#at;
  }

  /**
   * Returns the range of cells between the cell that is pointed at and the cell at which the keys began to
   * extend the range, or just the cell that is pointed at. Null while nothing points at a cell.
   */
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
   * Points at the next cell of a grid, and returns that cell. If no cell is pointed at, it goes back to the
   * cell that was pointed at most recently.
   * @param takesIn true if the range grows to the next cell
   */
  walk(grid: PatchGrid, across: number, down: number, takesIn = false): Cell {
    const [x, y] = this.#at ? [across, down] : [0, 0];
    const from = takesIn ? (this.#from ?? this.#last) : null;
    const cell = within(grid, { column: this.#last.column + x, row: this.#last.row + y });
    this.point(cell);
    this.#from = from;
    return cell;
  }

  /**
   * Returns the cell that is pointed at. Without one, returns the cell under `pointer`, which is in block units;
   * without a pointer, the last cell that was pointed at.
   */
  nearest(grid: PatchGrid, pointer: Point | null): Cell {
    return within(grid, this.#at ?? (pointer && cellAt(grid, pointer.x, pointer.y)) ?? this.#last);
  }
}

function within({ columns, rows }: PatchGrid, { column, row }: Cell): Cell {
  const inSide = (index: number, patches: number) => clamp(index, 0, patches - 1);
  return { column: inSide(column, columns), row: inSide(row, rows) };
}
