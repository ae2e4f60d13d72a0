/* The patterns of strips, in whole eighths of an inch. A strip consists of columns side by side. A column is a stack of
   equal pieces, one above another. A strip is as tall as its tallest column, which may be taller than the tallest
   piece. */

/** All pieces of one size in a plan, for patches of any kind. Lengths in eighths of an inch. */
export interface SizedPieces {
  width: number;
  height: number;
  count: number;
  mayTurn: boolean;
}

/** Pieces of one size in one of their two orientations. Lengths in eighths of an inch. */
export interface Laid {
  /** Index of the size in the list of `SizedPieces`. */
  size: number;
  width: number;
  height: number;
  turned: boolean;
}

export interface Column extends Laid {
  /** The number of pieces in the column, one above another. */
  stack: number;
}

/** A strip that is cut `times` times. Its height is in eighths of an inch. */
export interface StripPattern {
  times: number;
  height: number;
  columns: Column[];
}

/**
 * Returns each size of piece in each orientation that fits on the fabric, the tallest first. Lengths in eighths of an
 * inch.
 */
export function waysToLie(sizes: readonly SizedPieces[], cloth: number, tallest: number): Laid[] {
  return sizes
    .flatMap(({ width, height, mayTurn }, size) => {
      const upright: Laid = { size, width, height, turned: false };
      return mayTurn && width !== height
        ? [upright, { size, width: height, height: width, turned: true }]
        : [upright];
    })
    .filter(({ width, height }) => width <= cloth && height <= tallest)
    .sort((a, b) => b.height - a.height || b.width - a.width);
}

/**
 * Returns the heights of all stacks of equal pieces up to a limit, the tallest first, in eighths of an inch. The limit
 * is `tallest`, or the height of the tallest piece if that is greater.
 */
export function heightsOf(ways: readonly Laid[], tallest: number): number[] {
  // The first orientation is the tallest.
  const most = Math.max(tallest, ways[0]?.height ?? 0);
  const heights = ways.flatMap(({ height }) =>
    Array.from({ length: Math.floor(most / height) }, (_, i) => height * (i + 1)),
  );
  return [...new Set(heights)].sort((a, b) => b - a);
}

/**
 * Returns an array with an entry for each length up to `most`. An entry is 1 if the length is a sum of some of
 * `lengths`, otherwise 0. A sum may use a length several times.
 */
export function isSumOf(lengths: readonly number[], most: number): Uint8Array {
  const isSum = new Uint8Array(most + 1);
  isSum[0] = 1;
  for (const length of lengths)
    for (let sum = length; sum <= most; sum++) if (isSum[sum - length] === 1) isSum[sum] = 1;
  return isSum;
}

export function lengthOf(patterns: readonly StripPattern[]): number {
  return patterns.reduce((sum, { times, height }) => sum + times * height, 0);
}

/** Returns the number of pieces of each size in a strip. */
export function piecesOf(columns: readonly Column[], sizes: number): number[] {
  const made = new Array<number>(sizes).fill(0);
  for (const { size, stack } of columns) made[size] = (made[size] ?? 0) + stack;
  return made;
}

/** The numbers of pieces that remain to be cut, by size. */
export class Demand {
  readonly left: number[];

  constructor(sizes: readonly SizedPieces[]) {
    this.left = sizes.map(({ count }) => count);
  }

  get isMet(): boolean {
    return this.left.every((count) => count === 0);
  }

  /** Returns the sizes, each with the number of its pieces that remain to be cut. */
  rest(sizes: readonly SizedPieces[]): SizedPieces[] {
    return sizes.map((size, index) => ({ ...size, count: this.of(index) }));
  }

  of(size: number): number {
    return this.left[size] ?? 0;
  }

  /**
   * Cuts strips that consist of these columns (stacks of equal pieces). Cuts as many as the remaining pieces allow, but
   * at most `most`. If too few pieces remain for one whole strip, cuts one strip with only the pieces that are still
   * needed. This strip is no higher than these pieces require. Returns the strips that were cut; null if no piece in
   * the columns is needed.
   */
  cut(columns: readonly Column[], most: number): StripPattern | null {
    const made = piecesOf(columns, this.left.length);
    const whole = Math.min(
      most,
      ...made.map((count, size) => (count > 0 ? Math.floor(this.of(size) / count) : Infinity)),
    );
    const cut = whole > 0 ? [...columns] : this.#needed(columns);
    if (cut.length === 0) return null;
    const times = Math.max(1, whole);
    for (const { size, stack } of cut) this.left[size] = this.of(size) - stack * times;
    return { times, height: Math.max(...cut.map(({ height, stack }) => height * stack), 0), columns: cut };
  }

  #needed(columns: readonly Column[]): Column[] {
    const left = [...this.left];
    return columns.flatMap((column) => {
      const stack = Math.min(column.stack, left[column.size] ?? 0);
      left[column.size] = (left[column.size] ?? 0) - stack;
      return stack > 0 ? [{ ...column, stack }] : [];
    });
  }
}
