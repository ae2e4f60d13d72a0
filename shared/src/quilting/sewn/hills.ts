/** A field of smooth, irregular hills. Distances in it are counted in hills. */
interface HillField {
  /** The number of hills after which the field repeats, across and down. */
  columns: number;
  rows: number;
  /** Fields with different seeds have different hills. */
  seed: number;
}

/**
 * The value of `columns` and `rows` for a field of hills without a visible repeat. The field then repeats after 4,096
 * hills, which nobody notices.
 */
export const NEVER = 4096;

/**
 * Computes the heights of equally spaced points in one row of a field of smooth hills, and writes them into `heights`.
 * Each height is between −1 and 1. All distances are counted in hills.
 * @param x the distance of the first point from the left edge of the field; `y` is the row's distance from the top edge
 * @param step the distance from one point to the next
 */
export function hillsOfRow(
  { columns, rows, seed }: HillField,
  heights: Float32Array,
  x: number,
  y: number,
  step: number,
): void {
  const top = Math.floor(y);
  const down = smooth(y - top);
  const [north, south] = [wrapped(top, rows), wrapped(top + 1, rows)].map((row) => seed + row * NEVER);
  const hill = (column: number) => {
    const west = wrapped(column, columns);
    return mix(chance((north ?? 0) + west), chance((south ?? 0) + west), down);
  };
  let known = NaN;
  let [from, to] = [0, 0];
  for (let at = 0; at < heights.length; at++) {
    const column = x + at * step;
    const left = Math.floor(column);
    if (left !== known) [known, from, to] = [left, hill(left), hill(left + 1)];
    heights[at] = mix(from, to, smooth(column - left));
  }
}

const wrapped = (step: number, count: number) => ((step % count) + count) % count;
/** Eases a number from 0 to 1: the result also runs from 0 to 1, but changes slowly near both ends. */
const smooth = (part: number) => part * part * part * (part * (6 * part - 15) + 10);
const mix = (from: number, to: number, part: number) => from + (to - from) * part;

/**
 * Returns a pseudorandom number between −1 and 1, computed from a whole number. The same whole number always gives the
 * same result.
 */
export function chance(number: number): number {
  let bits = Math.imul(number ^ 0x9e3779b9, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 31 - 1;
}
