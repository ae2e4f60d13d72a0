import { clamp } from '@quiltwright/shared/geometry/interval';
import {
  cellAt,
  cellsBetween,
  type Cell,
  type CellRange,
  type PatchGrid,
} from '@quiltwright/shared/quilting/shapes/patch-grid';
import type { Point } from '@quiltwright/shared/geometry/point';

/**
 * The current cell or range of cells of the patch grid. The pointer or the arrow keys point at it, whichever
 * moved last.
 */
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
   * Returns the current range of cells; null while no cell is pointed at. The range begins at the cell where
   * the keys began to extend it, and ends at the cell that is pointed at. If the keys didn't extend it, the
   * range is one cell.
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
   * Returns the cell that is pointed at; if there is none, the cell under the pointer. If there is no pointer
   * either, returns the last cell that was pointed at.
   * @param pointer the pointer's place in block units; null for none
   */
  nearest(grid: PatchGrid, pointer: Point | null): Cell {
    return within(grid, this.#at ?? (pointer && cellAt(grid, pointer.x, pointer.y)) ?? this.#last);
  }
}

function within({ columns, rows }: PatchGrid, { column, row }: Cell): Cell {
  const inSide = (index: number, patches: number) => clamp(index, 0, patches - 1);
  return { column: inSide(column, columns), row: inSide(row, rows) };
}
