import type { Column, Laid } from './strip-patterns';

/**
 * Fills strips with the most valuable pieces. A strip consists of columns side by side. A column is one piece, or a
 * stack of equal pieces one above another. Several columns of a strip may be equal. `values` has the value (dual price)
 * of one piece of each size. The value of a column is the sum of the values of its pieces.
 */
export class Knapsack {
  readonly #cloth: number;
  readonly #best: Float64Array;
  readonly #last: Int16Array;
  /**
   * 1 if the best strip of a width contains a lot, otherwise 0, by lot and then by width. A lot is 1, 2, 4 … equal
   * columns (stacks of equal pieces) that are taken together.
   */
  #taken = new Uint8Array(0);

  constructor(cloth: number) {
    this.#cloth = cloth;
    this.#best = new Float64Array(cloth + 1);
    this.#last = new Int16Array(cloth + 1);
  }

  /**
   * Returns columns (stacks of equal pieces) that fit side by side into a strip of `height`. Their pieces have the
   * greatest possible total value, which is `value`.
   */
  fill(
    ways: readonly Laid[],
    height: number,
    values: readonly number[],
  ): { value: number; columns: Column[] } {
    const [best, last, cloth] = [this.#best, this.#last, this.#cloth];
    best.fill(0);
    last.fill(-1);
    ways.forEach((way, index) => {
      if (way.height > height) return;
      const value = (values[way.size] ?? 0) * Math.floor(height / way.height);
      if (value <= 0) return;
      for (let at = way.width; at <= cloth; at++) {
        const with_ = (best[at - way.width] ?? 0) + value;
        if (with_ <= (best[at] ?? 0) + 1e-12) continue;
        best[at] = with_;
        last[at] = index;
      }
    });
    // The value at the full width is the greatest, because a wider strip is never worth less.
    return { value: best[cloth] ?? 0, columns: this.#columns(ways, height) };
  }

  /**
   * Returns columns (stacks of equal pieces) that fit side by side into a strip of `height`. Their pieces have the
   * greatest possible total value. Uses no more pieces of each size than `left` allows.
   */
  fillWith(
    ways: readonly Laid[],
    height: number,
    values: readonly number[],
    left: readonly number[],
  ): { columns: Column[] } {
    const cloth = this.#cloth;
    const best = this.#best.fill(0);
    const lots = ways.flatMap((way) => lotsOf(way, height, left[way.size] ?? 0, cloth));
    const row = cloth + 1;
    if (this.#taken.length < lots.length * row) this.#taken = new Uint8Array(2 * lots.length * row);
    const taken = this.#taken.fill(0, 0, lots.length * row);
    lots.forEach(({ way, pieces, columns }, lot) => {
      const [width, value] = [way.width * columns, (values[way.size] ?? 0) * pieces];
      for (let at = cloth; at >= width && value > 0; at--) {
        const with_ = (best[at - width] ?? 0) + value;
        if (with_ <= (best[at] ?? 0) + 1e-12) continue;
        best[at] = with_;
        taken[lot * row + at] = 1;
      }
    });
    const unused = [...left];
    const columns: Column[] = [];
    let at = cloth;
    for (let lot = lots.length - 1; lot >= 0; lot--) {
      const one = lots[lot];
      if (!one || taken[lot * row + at] !== 1) continue;
      at -= one.way.width * one.columns;
      // The plan may count the same pieces of a size twice, upright and turned. So a column gets only unused pieces.
      for (let i = 0; i < one.columns; i++) {
        const stack = Math.min(Math.floor(height / one.way.height), unused[one.way.size] ?? 0);
        if (stack > 0) columns.push({ ...one.way, stack });
        unused[one.way.size] = (unused[one.way.size] ?? 0) - stack;
      }
    }
    return { columns };
  }

  #columns(ways: readonly Laid[], height: number): Column[] {
    const columns: Column[] = [];
    let at = this.#cloth;
    for (;;) {
      const way = ways[this.#last[at] ?? -1];
      if (!way) return columns;
      columns.push({ ...way, stack: Math.floor(height / way.height) });
      at -= way.width;
    }
  }
}

/**
 * Returns lots of 1, 2, 4 … equal columns. A column is a stack of pieces in the orientation `way`. Some of the lots add
 * up to any number of columns that may be useful.
 */
function lotsOf(
  way: Laid,
  height: number,
  left: number,
  cloth: number,
): { way: Laid; columns: number; pieces: number }[] {
  const stack = Math.floor(height / way.height);
  if (stack === 0) return [];
  const most = Math.min(Math.ceil(left / stack), Math.floor(cloth / way.width));
  const lots = [];
  for (let [size, rest] = [1, most]; rest > 0; size *= 2) {
    const columns = Math.min(size, rest);
    const before = (most - rest) * stack;
    lots.push({ way, columns, pieces: Math.min(left, before + columns * stack) - Math.min(left, before) });
    rest -= columns;
  }
  return lots;
}
