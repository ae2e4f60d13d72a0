import type { Strips } from './finishing-types';

/** A sum of inches may be a hair over what it is. */
export const HAIR = 1e-6;

/** How many strips are sewn end to end for a length, each join taking up a seam on both: n strips are n · w − (n − 1) · 2 · seam. */
export function stripsFor(length: number, clothWidth: number, seam: number): number {
  return Math.max(1, Math.ceil((length - 2 * seam) / (clothWidth - 2 * seam) - HAIR));
}

/** How long strips as long as the cloth is wide are when they are sewn end to end, each join taking up `lost`. */
export function lengthOfStrips(count: number, clothWidth: number, lost: number): number {
  return count * clothWidth - (count - 1) * lost;
}

/**
 * What is cut for strips of one width: those that the cloth is wide enough for as they are; of the longer ones as many
 * strips as the cloth is wide and the rest of one, which are sewn end to end into one length, from which they are cut.
 */
export function cutAndJoined(
  needed: readonly Strips[],
  clothWidth: number,
  seam: number,
): { cut: Strips[]; joins: number } {
  const cut: Strips[] = [];
  let joins = 0;
  for (const width of new Set(needed.map((strips) => strips.width))) {
    const strips = needed.filter((each) => each.width === width && each.count > 0);
    const isLong = ({ length }: Strips) => length > clothWidth + HAIR;
    cut.push(...strips.filter((each) => !isLong(each)));
    const total = strips.filter(isLong).reduce((sum, { length, count }) => sum + length * count, 0);
    if (total === 0) continue;
    const whole = stripsFor(total, clothWidth, seam) - 1;
    const rest = total - whole * (clothWidth - 2 * seam);
    cut.push({ width, length: clothWidth, count: whole }, { width, length: rest, count: 1 });
    joins += whole;
  }
  return { cut, joins };
}
