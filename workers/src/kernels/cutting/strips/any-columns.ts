import type { LinearColumn } from './simplex';
import { isSumOf, type Column, type Laid } from './strip-patterns';

/**
 * Special values in `#last`, which has the last piece of the best column of each height. A column is a part of a strip,
 * with pieces one above another. `NONE`: no piece fits into a column of this height. `LOWER`: this height has the same
 * best column as the next lower height.
 */
const [NONE, LOWER] = [-1, -2];

/**
 * For each height of a strip, finds the strip with the greatest value: the sum of the dual prices of its pieces. A
 * strip is cut into columns side by side, and a column into pieces one above another. A column may hold pieces of
 * different sizes, none wider than the column.
 *
 * One knapsack fills columns of each width and height with pieces. Another knapsack fills the width of the strip with
 * columns. For each height up to `tallest`, the greatest value is exact. For all taller strips together, there is only
 * an upper limit. The limit assumes that each column repeats one piece without end: the piece with the greatest value
 * for its height, among those that fit.
 */
export class AnyColumns {
  readonly #ways: readonly Laid[];
  readonly #cloth: number;
  readonly #sizes: number;
  /**
   * For each possible width of a column, the index in `#ways` of the last piece that is no wider. `#ways` has each
   * piece in each orientation, the narrowest first. A column holds pieces one above another.
   */
  readonly #widths: number[];
  readonly #heights: number[];
  readonly #isEndless: boolean;
  /**
   * `#best[at][height]` is the greatest total value (sum of dual prices) of the pieces in a column of this height. The
   * column holds only pieces from the entries of `#ways` up to the index `at`. `#last[at][height]` is the index in
   * `#ways` of the last piece in this column.
   */
  readonly #best: Float64Array[];
  readonly #last: Int16Array[];
  /**
   * For each orientation, the index of the orientation with the greatest value for its height, among all orientations
   * up to this one.
   */
  #densest: number[] = [];
  #values: readonly number[] = [];
  readonly #row: Float64Array;
  readonly #column: Int16Array;

  /** @param longest the greatest height of a strip, in eighths of an inch */
  constructor(
    ways: readonly Laid[],
    { cloth, tallest, longest, sizes }: { cloth: number; tallest: number; longest: number; sizes: number },
  ) {
    const own = [...ways].sort((a, b) => a.width - b.width);
    const most = Math.min(tallest, longest);
    this.#ways = own;
    this.#cloth = cloth;
    this.#sizes = sizes;
    this.#widths = own.flatMap(({ width }, at) => (own[at + 1]?.width === width ? [] : [at]));
    const isSum = isSumOf(
      own.map(({ height }) => height),
      most,
    );
    this.#heights = Array.from(isSum.keys()).filter((height) => height > 0 && isSum[height] === 1);
    this.#isEndless = longest > tallest;
    this.#best = own.map(() => new Float64Array(most + 1));
    this.#last = own.map(() => new Int16Array(most + 1));
    this.#row = new Float64Array(cloth + 1);
    this.#column = new Int16Array(cloth + 1);
  }

  get kinds(): number {
    return this.#heights.length + (this.#isEndless ? 1 : 0);
  }

  start(values: readonly number[]): void {
    this.#values = values;
    this.#densest = [];
    this.#ways.forEach((way, at) => {
      this.#fillColumns(way, at);
      const before = this.#densest[at - 1] ?? at;
      this.#densest.push(this.#density(at) > this.#density(before) ? at : before);
    });
  }

  price(kind: number): { ratio: number; column: () => LinearColumn<Column[]> } {
    const height = this.#heights[kind];
    const valueOf = (at: number) =>
      height === undefined ? this.#density(this.#densest[at] ?? at) : (this.#best[at]?.[height] ?? 0);
    const value = this.#fillStrip(valueOf);
    const length = height ?? 1;
    return { ratio: value / length, column: () => ({ made: this.#made(height), length, strip: null }) };
  }

  #value(at: number): number {
    return Math.max(0, this.#values[this.#ways[at]?.size ?? 0] ?? 0);
  }

  #density(at: number): number {
    return this.#value(at) / (this.#ways[at]?.height ?? 1);
  }

  /**
   * Computes the best column (pieces one above another) of each height. Its pieces have the orientations up to the
   * index `at`.
   */
  #fillColumns({ height }: Laid, at: number): void {
    const [best, last] = [this.#best[at], this.#last[at]];
    if (!best || !last) return;
    best.set(this.#best[at - 1] ?? best.fill(0));
    last.set(this.#last[at - 1] ?? last.fill(NONE));
    const value = this.#value(at);
    for (let tall = 1; tall < best.length; tall++) {
      const [with_, lower] = [tall < height ? 0 : (best[tall - height] ?? 0) + value, best[tall - 1] ?? 0];
      if (lower > (best[tall] ?? 0)) [best[tall], last[tall]] = [lower, LOWER];
      if (with_ > (best[tall] ?? 0) + 1e-12) [best[tall], last[tall]] = [with_, at];
    }
  }

  /**
   * Returns the greatest total value of columns (pieces one above another) that fit side by side into a strip.
   * @param valueOf returns the value of the best column whose pieces have the orientations up to the index `at`
   */
  #fillStrip(valueOf: (at: number) => number): number {
    const [best, column, cloth] = [this.#row.fill(0), this.#column.fill(NONE), this.#cloth];
    for (const at of this.#widths) {
      const [width, value] = [this.#ways[at]?.width ?? 0, valueOf(at)];
      if (value <= 0) continue;
      for (let x = width; x <= cloth; x++) {
        const with_ = (best[x - width] ?? 0) + value;
        if (with_ <= (best[x] ?? 0) + 1e-12) continue;
        best[x] = with_;
        column[x] = at;
      }
    }
    return best[cloth] ?? 0;
  }

  /** Returns the number of pieces of each size in the strip that `#fillStrip` filled last. */
  #made(height: number | undefined): number[] {
    const made = new Array<number>(this.#sizes).fill(0);
    const add = (at: number, pieces: number) => {
      const size = this.#ways[at]?.size ?? 0;
      made[size] = (made[size] ?? 0) + pieces;
    };
    for (let x = this.#cloth; ;) {
      const at = this.#column[x] ?? NONE;
      const way = this.#ways[at];
      if (!way) return made;
      x -= way.width;
      if (height === undefined) {
        const densest = this.#densest[at] ?? at;
        add(densest, 1 / (this.#ways[densest]?.height ?? 1));
        continue;
      }
      for (let tall = height; ;) {
        const piece = this.#last[at]?.[tall] ?? NONE;
        if (piece === NONE) break;
        if (piece === LOWER) tall--;
        else {
          add(piece, 1);
          tall -= this.#ways[piece]?.height ?? tall;
        }
      }
    }
  }
}
