/** A strip as the linear programme sees it: the pieces of each size that it gives, for a length of cloth. */
export interface LinearColumn<Strip> {
  made: number[];
  length: number;
  /** Null for a column that only discards a piece. */
  strip: Strip | null;
}

/** Less is rounding, as a part of a whole. */
export const HAIR = 1e-7;

/** The revised simplex: strips, in parts, that together give the demand. It takes better strips in one at a time. */
export class Simplex<Strip> {
  readonly #demand: readonly number[];
  readonly #basis: LinearColumn<Strip>[];
  readonly #inverse: number[][];
  #times: number[];

  /** @param start for each size a strip that gives only pieces of this size */
  constructor(demand: readonly number[], start: readonly LinearColumn<Strip>[]) {
    this.#demand = demand;
    this.#basis = [...start];
    const each = start.map(({ made }, row) => made[row] ?? 1);
    this.#inverse = each.map((one, row) => demand.map((_, i) => (i === row ? 1 / one : 0)));
    this.#times = each.map((one, row) => (demand[row] ?? 0) / one);
  }

  /** The value of one piece of each size, in eighths of an inch: the dual prices of the strips so far. */
  values(): number[] {
    return this.#demand.map((_, i) =>
      this.#basis.reduce((sum, { length }, row) => sum + length * (this.#inverse[row]?.[i] ?? 0), 0),
    );
  }

  /** A column that discards a piece whose value is below 0; null where every value is sound. */
  discarding(values: readonly number[]): LinearColumn<Strip> | null {
    const negative = values.findIndex((value) => value < -HAIR);
    if (negative < 0) return null;
    return { made: values.map((_, i) => (i === negative ? -1 : 0)), length: 0, strip: null };
  }

  /** Takes a column in for another one. Returns false when arithmetic allows no exchange. */
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

  /** The strips in use, and how often each is cut, in parts. */
  strips(): { strip: Strip; times: number }[] {
    return this.#basis.flatMap(({ strip }, row) => {
      const times = this.#times[row] ?? 0;
      return strip !== null && times > HAIR ? [{ strip, times }] : [];
    });
  }
}
