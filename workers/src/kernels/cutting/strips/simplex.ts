/**
 * A column of the linear programme: one kind of strip, which can be cut any number of times. `made` has the number of
 * pieces of each size that the strip gives, and `length` is the length of fabric that it needs.
 */
export interface LinearColumn<Strip> {
  made: number[];
  length: number;
  /** The strip; null for a column that stands for a surplus piece, which needs no strip and is discarded. */
  strip: Strip | null;
}

/** Ratios, values and numbers of strips count as equal if they differ by less than this, because of rounding errors. */
export const HAIR = 1e-7;

/**
 * The revised simplex method. Its solution says how often to cut each strip, so that all pieces are made. These numbers
 * may be fractions. The caller improves the solution with `enter`, one strip at a time.
 */
export class Simplex<Strip> {
  readonly #demand: readonly number[];
  readonly #basis: LinearColumn<Strip>[];
  readonly #inverse: number[][];
  #times: number[];

  /**
   * @param demand the number of pieces of each size
   * @param start for each size, one strip that gives only pieces of this size
   */
  constructor(demand: readonly number[], start: readonly LinearColumn<Strip>[]) {
    this.#demand = demand;
    this.#basis = [...start];
    const each = start.map(({ made }, row) => made[row] ?? 1);
    this.#inverse = each.map((one, row) => demand.map((_, i) => (i === row ? 1 / one : 0)));
    this.#times = each.map((one, row) => (demand[row] ?? 0) / one);
  }

  /**
   * Returns the value (dual price) of one piece of each size in the current solution. Values are lengths of fabric, in
   * eighths of an inch.
   */
  values(): number[] {
    return this.#demand.map((_, i) =>
      this.#basis.reduce((sum, { length }, row) => sum + length * (this.#inverse[row]?.[i] ?? 0), 0),
    );
  }

  /**
   * Returns a column of the linear programme that discards one surplus piece of a size, without using fabric. The size
   * is the first whose value (dual price) is below 0. Null if no value is below 0.
   * @param values the value of one piece of each size, as `values` returns them
   */
  discarding(values: readonly number[]): LinearColumn<Strip> | null {
    const negative = values.findIndex((value) => value < -HAIR);
    if (negative < 0) return null;
    return { made: values.map((_, i) => (i === negative ? -1 : 0)), length: 0, strip: null };
  }

  /**
   * Adds a column to the solution, and removes another column in exchange. A column is a strip, or the discarding of a
   * piece. Returns false if no column can be removed because of rounding errors.
   */
  enter(entering: LinearColumn<Strip>): boolean {
    const [inverse, times] = [this.#inverse, this.#times];
    const along = inverse.map((row) => row.reduce((sum, part, i) => sum + part * (entering.made[i] ?? 0), 0));
    let leaving = -1;
    along.forEach((part, row) => {
      if (part <= 1e-9) return;
      if (leaving < 0 || (times[row] ?? 0) / part < (times[leaving] ?? 0) / (along[leaving] ?? 1))
        leaving = row;
    });
    const pivot = along[leaving];
    if (pivot === undefined) return false;
    const pivotRow = (inverse[leaving] ?? []).map((part) => part / pivot);
    const step = (times[leaving] ?? 0) / pivot;
    inverse.forEach((row, r) => {
      const factor = along[r] ?? 0;
      inverse[r] = r === leaving ? pivotRow : row.map((part, i) => part - factor * (pivotRow[i] ?? 0));
    });
    this.#times = times.map((count, r) =>
      r === leaving ? step : Math.max(0, count - step * (along[r] ?? 0)),
    );
    this.#basis[leaving] = entering;
    return true;
  }

  /** Returns the strips in the solution. `times` is how often to cut a strip, and may be a fraction. */
  strips(): { strip: Strip; times: number }[] {
    return this.#basis.flatMap(({ strip }, row) => {
      const times = this.#times[row] ?? 0;
      return strip !== null && times > HAIR ? [{ strip, times }] : [];
    });
  }
}
