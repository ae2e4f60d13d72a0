/** The number of lines of a ruler in an inch. Heights of strips are whole lines. */
const LINES = 8;
/** Differences smaller than this, in eighths of an inch, are rounding errors. */
const HAIR = 1e-6;

/**
 * Returns which strips to cut from a length of fabric so that as little as possible is left.
 * @param heights of all strips to cut, in inches; whole numbers of eighths
 * @param length of the fabric, in inches
 * @returns indexes of `heights`
 */
export function mostOfLength(heights: readonly number[], length: number): number[] {
  const all = heights.reduce((sum, height) => sum + Math.ceil(height * LINES - HAIR), 0);
  const room = Math.min(Math.floor(length * LINES + HAIR), all);
  if (!(room > 0)) return [];
  // For each total in eighths, the last strip of a selection with this total. No total is computed twice.
  const last = new Int32Array(room + 1).fill(-1);
  let most = 0;
  heights.forEach((height, index) => {
    const eighths = Math.ceil(height * LINES - HAIR);
    for (let sum = Math.min(room, most + eighths); sum >= eighths; sum--) {
      const before = sum - eighths;
      if ((last[sum] ?? 0) >= 0 || (before > 0 && (last[before] ?? -1) < 0)) continue;
      last[sum] = index;
      most = Math.max(most, sum);
    }
  });
  const taken: number[] = [];
  for (let sum = most; sum > 0;) {
    const index = last[sum] ?? -1;
    taken.push(index);
    sum -= Math.ceil((heights[index] ?? sum / LINES) * LINES - HAIR);
  }
  return taken;
}
