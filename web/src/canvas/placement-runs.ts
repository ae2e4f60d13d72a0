import { COPY_STRIDE, type Scene } from '@quiltwright/workers/kernels/scene/scene-types';

/** The copies of one placement: rows of equal pitch, as `Scene.copies` has them one after the other. */
export interface Run {
  /** Index of the first copy. */
  first: number;
  columns: number;
  rows: number;
  x: number;
  y: number;
  columnPitch: number;
  rowPitch: number;
  /** Right and bottom edge of the last copy, in inches like all lengths here. */
  right: number;
  bottom: number;
}

/** More cells would cost more to fill than they save. */
const MOST_CELLS = 64 * 64;
/** A run over more cells than this is looked at wherever one points. */
const MOST_CELLS_OF_A_RUN = 64;

/** Finds the copies at a place by arithmetic: a grid of cells leads to runs, a run's pitch to its copy. */
export class PlacementRuns {
  readonly #copies: Float32Array;
  readonly runs: readonly Run[];
  readonly #columns: number;
  readonly #rows: number;
  readonly #cellWidth: number;
  readonly #cellLength: number;
  /** Indexes of the runs of each cell, rising; and of those that are everywhere. */
  readonly #cells: number[][];
  readonly #everywhere: number[] = [];

  constructor({ copies, width, length }: Pick<Scene, 'copies' | 'width' | 'length'>) {
    this.#copies = copies;
    this.runs = runsOf(copies);
    const side = Math.ceil(Math.sqrt(Math.min(MOST_CELLS, this.runs.length)));
    this.#columns = this.#rows = Math.max(1, side);
    this.#cellWidth = width / this.#columns;
    this.#cellLength = length / this.#rows;
    this.#cells = Array.from({ length: this.#columns * this.#rows }, () => []);
    this.runs.forEach((run, index) => {
      const [left, right] = [this.#column(run.x), this.#column(run.right)];
      const [top, bottom] = [this.#row(run.y), this.#row(run.bottom)];
      if ((right - left + 1) * (bottom - top + 1) > MOST_CELLS_OF_A_RUN) {
        this.#everywhere.push(index);
        return;
      }
      for (let row = top; row <= bottom; row++)
        for (let column = left; column <= right; column++)
          this.#cells[row * this.#columns + column]?.push(index);
    });
  }

  /** The index of the copy that lies on top at (x, y), in inches; null where none lies. */
  copyAt(x: number, y: number): number | null {
    const here = this.#cells[this.#row(y) * this.#columns + this.#column(x)] ?? [];
    const everywhere = this.#everywhere;
    let [i, j] = [here.length - 1, everywhere.length - 1];
    while (i >= 0 || j >= 0) {
      const next = (here[i] ?? -1) > (everywhere[j] ?? -1) ? here[i--] : everywhere[j--];
      const run = this.runs[next ?? -1];
      const copy = run ? this.#copyOf(run, x, y) : null;
      if (copy !== null) return copy;
    }
    return null;
  }

  /** Single precision may put a place beside the copy that it is in, so its neighbours are asked too. */
  #copyOf(run: Run, x: number, y: number): number | null {
    if (x < run.x || y < run.y || x >= run.right || y >= run.bottom) return null;
    const column = Math.floor((x - run.x) / run.columnPitch);
    const row = Math.floor((y - run.y) / run.rowPitch);
    for (let r = Math.min(row + 1, run.rows - 1); r >= Math.max(0, row - 1); r--) {
      for (let c = Math.min(column + 1, run.columns - 1); c >= Math.max(0, column - 1); c--) {
        const copy = run.first + r * run.columns + c;
        if (this.#holds(copy, x, y)) return copy;
      }
    }
    return null;
  }

  #holds(copy: number, x: number, y: number): boolean {
    const at = copy * COPY_STRIDE;
    const left = this.#copies[at] ?? 0;
    const top = this.#copies[at + 1] ?? 0;
    const right = left + (this.#copies[at + 2] ?? 0);
    const bottom = top + (this.#copies[at + 3] ?? 0);
    return x >= left && x < right && y >= top && y < bottom;
  }

  #column(x: number): number {
    return Math.min(this.#columns - 1, Math.max(0, Math.floor(x / this.#cellWidth)));
  }

  #row(y: number): number {
    return Math.min(this.#rows - 1, Math.max(0, Math.floor(y / this.#cellLength)));
  }
}

function runsOf(copies: Float32Array): Run[] {
  const runs: Run[] = [];
  const count = copies.length / COPY_STRIDE;
  const number = (copy: number, field: number) => copies[copy * COPY_STRIDE + field] ?? 0;
  for (let first = 0, end: number; first < count; first = end) {
    end = first + 1;
    while (end < count && number(end, 5) === number(first, 5)) end++;
    let columns = 1;
    while (first + columns < end && number(first + columns, 1) === number(first, 1)) columns++;
    const rows = (end - first) / columns;
    const [x, y] = [number(first, 0), number(first, 1)];
    runs.push({
      first,
      columns,
      rows,
      x,
      y,
      columnPitch: columns > 1 ? number(first + 1, 0) - x : number(first, 2),
      rowPitch: rows > 1 ? number(first + columns, 1) - y : number(first, 3),
      right: number(end - 1, 0) + number(first, 2),
      bottom: number(end - 1, 1) + number(first, 3),
    });
  }
  return runs;
}
