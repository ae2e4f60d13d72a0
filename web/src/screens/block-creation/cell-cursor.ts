import { cellAt, type Cell } from '@quiltwright/shared/quilting/patch-grid';
import type { Point } from '@quiltwright/shared/geometry/point';

/** The cell of the patch grid that a pointer or the arrow keys point at, whichever moved last. */
export class CellCursor {
  #at: Cell | null = null;
  #last: Cell = { column: 0, row: 0 };

  /** Null while nothing points at one. */
  get at(): Cell | null {
    return this.#at;
  }

  point(cell: Cell | null): void {
    this.#at = cell;
    if (cell) this.#last = cell;
  }

  /** Points at the next cell of a grid; at the last one again while it points at none. */
  walk(grid: number, across: number, down: number): Cell {
    const [x, y] = this.#at ? [across, down] : [0, 0];
    const cell = within(grid, { column: this.#last.column + x, row: this.#last.row + y });
    this.point(cell);
    return cell;
  }

  /** The cell that is pointed at, else the one under a pointer, in block units, else the last one. */
  nearest(grid: number, pointer: Point | null): Cell {
    return within(grid, this.#at ?? (pointer && cellAt(grid, pointer.x, pointer.y)) ?? this.#last);
  }
}

function within(grid: number, { column, row }: Cell): Cell {
  const inGrid = (index: number) => Math.max(0, Math.min(grid - 1, index));
  return { column: inGrid(column), row: inGrid(row) };
}
