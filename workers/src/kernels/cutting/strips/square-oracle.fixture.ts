/* Computes the least fabric for many squares of two sizes. It shares no code with the plans. */

/** Squares of one size, in inches. */
export interface Squares {
  side: number;
  count: number;
}

/** The number of lines of a ruler in an inch. */
const LINES = 8;

/**
 * Returns the least length of fabric in inches that gives all squares. Compares all strips that are cut into columns
 * side by side, and the columns into squares one above another.
 */
export function leastOfSquares(one: Squares, other: Squares, cloth: number): number {
  const [small, large] = [one, other]
    .map(({ side, count }) => ({ side: Math.round(side * LINES), count }))
    .sort((a, b) => a.side - b.side) as [Squares, Squares];
  const width = Math.floor(cloth * LINES);
  const alone = (squares: Squares) =>
    Math.ceil(squares.count / Math.floor(width / squares.side)) * squares.side;
  const strips = heightsOf(small, large, alone(small) + alone(large)).map((height) => ({
    height,
    made: mostSmall(small, large, { width, height }),
  }));
  /** The least length in eighths of an inch, by the number of large squares, then by the number of small squares. */
  const least = Array.from({ length: large.count + 1 }, () =>
    new Array<number>(small.count + 1).fill(Infinity),
  );
  for (const [large, row] of least.entries())
    for (const small of row.keys()) {
      if (large + small === 0) row[small] = 0;
      for (const { height, made } of strips)
        for (const [lying, beside] of made.entries()) {
          if (lying > large || lying + Math.min(beside, small) === 0) continue;
          const rest = least[large - lying]?.[Math.max(0, small - beside)] ?? Infinity;
          row[small] = Math.min(row[small] ?? Infinity, height + rest);
        }
    }
  return (least[large.count]?.[small.count] ?? Infinity) / LINES;
}

/** Returns the possible heights of columns of large and small squares, stacked one above another, up to `most`. */
function heightsOf(small: Squares, large: Squares, most: number): number[] {
  const heights = new Set<number>();
  for (let of = 0; of <= large.count; of++)
    for (let and = 0; and <= small.count; and++) heights.add(of * large.side + and * small.side);
  return [...heights].filter((height) => height > 0 && height <= most);
}

/**
 * Returns the greatest number of small squares that fit into a strip beside large squares, by the number of large
 * squares. The number is -Infinity if not even the large squares fit.
 */
function mostSmall(
  small: Squares,
  large: Squares,
  { width, height }: { width: number; height: number },
): number[] {
  const inColumn = Math.floor(height / large.side);
  const most = new Array<number>(large.count + 1).fill(-Infinity);
  /**
   * The greatest number of small squares in the columns (squares one above another) so far, by the number of large
   * squares in these columns. Each column is as wide as a large square.
   */
  let columns = most.map((_, lying) => (lying === 0 ? 0 : -Infinity));
  for (let left = width; left >= 0; left -= large.side) {
    const narrow = Math.floor(left / small.side) * Math.floor(height / small.side);
    columns.forEach((beside, lying) => (most[lying] = Math.max(most[lying] ?? 0, beside + narrow)));
    const before = columns;
    columns = before.map((_, lying) => {
      let best = -Infinity;
      for (let more = 0; more <= Math.min(inColumn, lying); more++) {
        const above = Math.floor((height - more * large.side) / small.side);
        best = Math.max(best, (before[lying - more] ?? -Infinity) + above);
      }
      return best;
    });
  }
  return most;
}
