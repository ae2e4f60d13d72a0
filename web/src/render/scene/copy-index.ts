import { isSameBox, type Box } from '@quiltwright/shared/geometry/box';
import { clamp } from '@quiltwright/shared/geometry/interval';
import { isSlanted, turnedContains, turnedReach } from '@quiltwright/shared/geometry/orientation';
import type { Point } from '@quiltwright/shared/geometry/point';
import {
  copyAsDrawn,
  copyBlock,
  copyCount,
  copyLength,
  copyWidth,
  copyX,
  copyY,
} from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';

/** The greatest number of columns, and of rows, of cells into which the index divides the quilt. */
const MOST_CELLS = 128;
/**
 * The greatest number of copies of blocks that a search looks at one by one. For so few copies, listing them by cell
 * would take longer.
 */
const FEW = 300;
/**
 * Copies that overlap by less than this length, in inches, count as side by side, because their positions are
 * rounded.
 */
const ABUTTING = 1e-3;

const indexes = new WeakMap<Float32Array, CopyIndex>();

/**
 * Returns the index that finds the copies of blocks at a point or in a rectangle of a scene. The first call for a scene
 * makes the index. Later calls return the same index.
 */
export function copyIndexOf(scene: CopyScene): CopyIndex {
  let index = indexes.get(scene.copies);
  if (!index) indexes.set(scene.copies, (index = new CopyIndex(scene)));
  return index;
}

type CopyScene = Pick<Scene, 'copies' | 'blocks' | 'width' | 'length'>;

interface Cells {
  /** The start, in `listed`, of each cell's list of copies. One more entry has the end of the last list. */
  starts: Uint32Array;
  /** The indexes of the copies in each cell, as one list after another. */
  listed: Uint32Array;
}

/**
 * Finds the copies at a point or in a rectangle, without a search through all copies. The quilt is divided into cells
 * about as large as a copy, and each cell lists the copies that it touches.
 */
class CopyIndex {
  readonly #copies: Scene['copies'];
  readonly #scene: Pick<Scene, 'copies' | 'blocks'>;
  /** True if any copy lies on its point, and doesn't fill its box. */
  readonly hasSlanted: boolean;
  readonly #columns: number;
  readonly #rows: number;
  readonly #cellWidth: number;
  readonly #cellLength: number;
  readonly #count: number;
  #cells: Cells | null = null;
  /**
   * For each copy, the number of the last search that found the copy. A search then returns each copy only once, even
   * if several cells list it.
   */
  readonly #foundIn: Uint32Array;
  #search = 0;
  /**
   * The last search and its result. A picture needs the same copies several times in a frame, and again in the next
   * frame.
   */
  #last: { box: Box; copies: Uint32Array } | null = null;
  #overlapping: boolean | null = null;

  constructor({ copies, blocks, width, length }: CopyScene) {
    this.#count = copyCount(copies);
    let [widths, lengths] = [0, 0];
    for (let copy = 0; copy < this.#count; copy++) {
      widths += copyWidth(copies, copy);
      lengths += copyLength(copies, copy);
    }
    this.#copies = copies;
    // Without the rest of the scene, which is often replaced.
    this.#scene = { copies, blocks };
    this.hasSlanted = blocks.some(isSlanted);
    this.#cellWidth = Math.max(width / MOST_CELLS, widths / Math.max(1, this.#count));
    this.#cellLength = Math.max(length / MOST_CELLS, lengths / Math.max(1, this.#count));
    this.#columns = Math.max(1, Math.ceil(width / this.#cellWidth));
    this.#rows = Math.max(1, Math.ceil(length / this.#cellLength));
    this.#foundIn = new Uint32Array(this.#count);
  }

  /** True if any two copies of blocks overlap. */
  get overlapping(): boolean {
    this.#overlapping ??= this.#hasOverlaps();
    return this.#overlapping;
  }

  /** Returns the index of the topmost copy at (x, y), in inches; null if there is none. */
  at(x: number, y: number): number | null {
    const cell = this.#row(y) * this.#columns + this.#column(x);
    const { starts, listed } = this.#listing();
    const start = starts[cell] ?? 0;
    for (let i = (starts[cell + 1] ?? 0) - 1; i >= start; i--) {
      const copy = listed[i] ?? 0;
      const left = copyX(this.#copies, copy);
      const top = copyY(this.#copies, copy);
      if (x < left || y < top) continue;
      if (x >= left + copyWidth(this.#copies, copy) || y >= top + copyLength(this.#copies, copy)) continue;
      if (!this.#isSlanted(copy) || this.#covers(copy, { x, y })) return copy;
    }
    return null;
  }

  /**
   * Returns the indexes of the copies that share some area with `box` (inches), in drawing order. Callers must not
   * change the returned array.
   */
  within(box: Box): Uint32Array {
    if (!this.#last || !isSameBox(this.#last.box, box)) this.#last = { box, copies: this.#listWithin(box) };
    return this.#last.copies;
  }

  #listWithin(box: Box): Uint32Array {
    const search = ++this.#search;
    const found: number[] = [];
    const { x, y } = box;
    const [right, bottom] = [x + box.width, y + box.height];
    const look = (copy: number) => {
      if (this.#foundIn[copy] === search) return;
      this.#foundIn[copy] = search;
      const left = copyX(this.#copies, copy);
      const top = copyY(this.#copies, copy);
      const apart =
        left >= right ||
        top >= bottom ||
        left + copyWidth(this.#copies, copy) <= x ||
        top + copyLength(this.#copies, copy) <= y;
      if (!apart) found.push(copy);
    };
    if (this.#count <= FEW) {
      for (let copy = 0; copy < this.#count; copy++) look(copy);
      return Uint32Array.from(found);
    }
    const { starts, listed } = this.#listing();
    this.#cellsOf(x, y, right, bottom, (cell) => {
      const end = starts[cell + 1] ?? 0;
      for (let i = starts[cell] ?? 0; i < end; i++) look(listed[i] ?? 0);
    });
    return Uint32Array.from(found).sort();
  }

  /**
   * True if any two copies of blocks overlap. Compares only copies in the same cell, because overlapping copies share
   * a cell.
   */
  #hasOverlaps(): boolean {
    const { starts, listed } = this.#listing();
    for (let cell = 0; cell + 1 < starts.length; cell++) {
      const end = starts[cell + 1] ?? 0;
      for (let i = starts[cell] ?? 0; i < end; i++) {
        for (let j = i + 1; j < end; j++) if (this.#overlap(listed[i] ?? 0, listed[j] ?? 0)) return true;
      }
    }
    return false;
  }

  #overlap(one: number, other: number): boolean {
    const copies = this.#copies;
    const shared = (from: typeof copyX, size: typeof copyWidth) =>
      Math.min(from(copies, one) + size(copies, one), from(copies, other) + size(copies, other)) -
      Math.max(from(copies, one), from(copies, other));
    if (shared(copyX, copyWidth) <= ABUTTING || shared(copyY, copyLength) <= ABUTTING) return false;
    if (!this.#isSlanted(one) && !this.#isSlanted(other)) return true;
    const [a, b] = [copyBlock(this.#scene, one), copyBlock(this.#scene, other)];
    if (!a || !b) return true;
    const apart = (from: typeof copyX, size: typeof copyWidth) =>
      from(copies, other) + size(copies, other) / 2 - from(copies, one) - size(copies, one) / 2;
    return turnedReach(a, b, apart(copyX, copyWidth), apart(copyY, copyLength)) > ABUTTING;
  }

  #isSlanted(copy: number): boolean {
    return this.hasSlanted && isSlanted(copyBlock(this.#scene, copy) ?? {});
  }

  #covers(copy: number, point: Point): boolean {
    return turnedContains(copyAsDrawn(this.#scene, copy), copyBlock(this.#scene, copy) ?? {}, point);
  }

  /** Returns the lists of copies in each cell, made on first use. */
  #listing(): Cells {
    if (this.#cells) return this.#cells;
    const starts = new Uint32Array(this.#columns * this.#rows + 1);
    this.#eachCell((cell) => {
      starts[cell + 1] = (starts[cell + 1] ?? 0) + 1;
    });
    for (let cell = 1; cell < starts.length; cell++) {
      starts[cell] = (starts[cell] ?? 0) + (starts[cell - 1] ?? 0);
    }
    const next = starts.slice();
    const listed = new Uint32Array(starts.at(-1) ?? 0);
    this.#eachCell((cell, copy) => {
      listed[next[cell] ?? 0] = copy;
      next[cell] = (next[cell] ?? 0) + 1;
    });
    return (this.#cells = { starts, listed });
  }

  #eachCell(visit: (cell: number, copy: number) => void): void {
    const copies = this.#copies;
    for (let copy = 0; copy < this.#count; copy++) {
      const [x, y] = [copyX(copies, copy), copyY(copies, copy)];
      this.#cellsOf(x, y, x + copyWidth(copies, copy), y + copyLength(copies, copy), (cell) => {
        visit(cell, copy);
      });
    }
  }

  /** Calls `visit` with the index of each cell that a box reaches into. */
  #cellsOf(x: number, y: number, right: number, bottom: number, visit: (cell: number) => void): void {
    const [first, last] = [this.#column(x), this.#column(right)];
    const end = this.#row(bottom);
    for (let row = this.#row(y); row <= end; row++) {
      for (let column = first; column <= last; column++) visit(row * this.#columns + column);
    }
  }

  /**
   * Returns the index of the column of cells at x, in inches. A position outside the quilt gets the outermost column.
   */
  #column(x: number): number {
    return clamp(Math.floor(x / this.#cellWidth), 0, this.#columns - 1);
  }

  #row(y: number): number {
    return clamp(Math.floor(y / this.#cellLength), 0, this.#rows - 1);
  }
}
