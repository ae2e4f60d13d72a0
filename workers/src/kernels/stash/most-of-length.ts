/** Strips are as tall as lines of a ruler lie apart. */
const LINES = 8;
/** What is less, in eighths, is rounding. */
const HAIR = 1e-6;

/**
 * Which strips to cut from a length of cloth so that as little of it as possible is left.
 *
 * @param heights of strips, in inches, on eighths
 * @returns indexes of `heights`
 */
export function mostOfLength(heights: readonly number[], length: number): number[] {
  const all = heights.reduce((sum, height) => sum + Math.ceil(height * LINES - HAIR), 0);
  const room = Math.min(Math.floor(length * LINES + HAIR), all);
  if (!(room > 0)) return [];
  // The strip that was put last where strips come to so many eighths together; none is worked out twice.
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
