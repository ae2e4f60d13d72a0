/** A range of coordinates. It is empty if `to` isn't above `from`. */
export type Interval = readonly [from: number, to: number];

/**
 * A range of coordinates, given by its start and its size. If the size is below 0, the range goes from the start to
 * smaller coordinates.
 */
export type Extent = readonly [start: number, size: number];

/** Returns the length of an interval; 0 or less for an empty interval. */
export function lengthOf([from, to]: Interval): number {
  return to - from;
}

/** Returns the part that two intervals share; an empty interval if they share no part. */
export function intersection(one: Interval, other: Interval): Interval {
  return [Math.max(one[0], other[0]), Math.min(one[1], other[1])];
}

/**
 * Returns two parts of an interval: the part before another interval, and the part after it. Either part may be empty.
 */
export function difference(
  [from, to]: Interval,
  [start, end]: Interval,
): [before: Interval, after: Interval] {
  return [
    [from, Math.min(to, start)],
    [Math.max(from, end), to],
  ];
}

/** Limits a value to the range from `least` to `most`. Returns `least` if `least` is above `most`. */
export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** Returns the number that lies between two numbers at a given fraction of the way: `from` at 0, `to` at 1. */
export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/**
 * Returns the index of the first item whose value is at least `least`, or the length of `sorted` if there is no such
 * item. The values of the items must ascend.
 */
export function firstFrom<T>(sorted: ArrayLike<T>, least: number, valueOf: (item: T) => number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = sorted[middle];
    if (item !== undefined && valueOf(item) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns the value nearest to `to`, from items with ascending values. If two values are equally near, it returns the
 * higher value. Without items it returns Infinity.
 */
export function nearestOf<T>(sorted: ArrayLike<T>, to: number, valueOf: (item: T) => number): number {
  const next = firstFrom(sorted, to, valueOf);
  const [before, after] = [sorted[next - 1], sorted[next]];
  const below = before === undefined ? -Infinity : valueOf(before);
  const above = after === undefined ? Infinity : valueOf(after);
  return to - below < above - to ? below : above;
}
