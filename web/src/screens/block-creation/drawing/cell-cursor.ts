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
 * The current cell or range of cells of the patch grid. A move of the pointer or an arrow key changes the current cell.
 */
export class CellCursor {
  #at: Cell | null = null;
  #last: Cell = { column: 0, row: 0 };
  /** The first cell of a range that the quilter extended by keyboard; null while the range is one cell. */
  #from: Cell | null = null;

  /** The current cell; null for none. */
  get at(): Cell | null {
    return this.#at;
  }

  /**
   * Returns the current range of cells; null without a current cell. The range goes from the cell where the quilter
   * started to extend the range to the current cell. If the quilter hasn't extended the range, it is the current cell
   * alone.
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
   * Moves the cursor by `across` columns and `down` rows within the grid, and returns the new current cell. If no cell
   * is current, the cell that was current last becomes current again.
   * @param takesIn true to extend the range to the new cell
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
   * Returns the current cell. If no cell is current, returns the cell under the pointer. If the pointer isn't on the
   * block, returns the cell that was current last.
   * @param pointer the pointer's position in block units; null for none
   */
  nearest(grid: PatchGrid, pointer: Point | null): Cell {
    return within(grid, this.#at ?? (pointer && cellAt(grid, pointer.x, pointer.y)) ?? this.#last);
  }
}

function within({ columns, rows }: PatchGrid, { column, row }: Cell): Cell {
  const inSide = (index: number, patches: number) => clamp(index, 0, patches - 1);
  return { column: inSide(column, columns), row: inSide(row, rows) };
}
