import type { CutStrips, FinishingSettings, Strips } from './finishing-types';

/** The greatest rounding error in a sum of inches. */
export const HAIR = 1e-6;

/**
 * Returns the length that strips lose at a join, in inches. A straight join loses two seam allowances, and a join on
 * the slant loses the width of the strips. Strips wider than half the fabric are always joined straight across.
 */
export function joinLoss(
  width: number,
  { joins, usableWidth, seam }: Pick<FinishingSettings, 'joins' | 'usableWidth' | 'seam'>,
): number {
  return joins === 'slanted' && width <= usableWidth / 2 ? width : 2 * seam;
}

/**
 * Returns the number of strips to sew end to end to reach `length` inches. Each strip is as long as the fabric’s width
 * w, and each join shortens the result by `lost` inches. So n strips reach n · w − (n − 1) · lost.
 */
export function stripsFor(length: number, clothWidth: number, lost: number): number {
  return Math.max(1, Math.ceil((length - lost) / (clothWidth - lost) - HAIR));
}

/**
 * Returns the length, in inches, of `count` strips that are sewn end to end. Each strip is as long as the fabric is
 * wide, and each join shortens the result by `lost` inches.
 */
export function lengthOfStrips(count: number, clothWidth: number, lost: number): number {
  return count * clothWidth - (count - 1) * lost;
}

/**
 * Returns the strips to cut from a fabric for the strips in `needed`. Vertical strips of a directional print are cut
 * along the length of the fabric. All other strips are cut across its width.
 */
export function cutAndJoined(
  needed: readonly Strips[],
  fabric: number,
  settings: Pick<FinishingSettings, 'joins' | 'usableWidth' | 'clothLength' | 'seam' | 'spare' | 'uprights'>,
): { cut: CutStrips[]; joins: number } {
  const isAlong = ({ isUpright }: Strips) => isUpright === true && settings.uprights.includes(fabric);
  const across = joinedTo(
    settings.usableWidth,
    needed.filter((strips) => !isAlong(strips)),
    settings,
  );
  const along = joinedTo(settings.clothLength, needed.filter(isAlong), settings);
  return {
    cut: [...across.cut, ...along.cut.map((strips): CutStrips => ({ ...strips, isUpright: true }))],
    joins: across.joins + along.joins,
  };
}

/**
 * Returns the strips to cut from fabric that is `reach` inches long in the direction of the strips. Strips that fit are
 * cut in one piece. Longer strips of one width are cut from one joined length: full strips and one shorter strip, sewn
 * end to end. This length includes the spare length.
 */
function joinedTo(
  reach: number,
  needed: readonly Strips[],
  settings: Pick<FinishingSettings, 'joins' | 'usableWidth' | 'seam' | 'spare'>,
): { cut: CutStrips[]; joins: number } {
  const { spare } = settings;
  const cut: CutStrips[] = [];
  let joins = 0;
  for (const width of new Set(needed.map((strips) => strips.width))) {
    const strips = needed.filter((each) => each.width === width && each.count > 0);
    const isLong = ({ length }: Strips) => length > reach + HAIR;
    cut.push(...strips.filter((each) => !isLong(each)).map(lying));
    const long = strips.filter(isLong);
    if (long.length === 0) continue;
    const total = long.reduce((sum, { length, count }) => sum + length * count, spare);
    const lost = joinLoss(width, settings);
    const whole = stripsFor(total, reach, lost) - 1;
    const rest = total - whole * (reach - lost);
    cut.push(
      { width, length: reach, count: whole, joined: 'whole' },
      { width, length: rest, count: 1, joined: 'rest', ...(spare > 0 && { spare }) },
    );
    joins += whole;
  }
  return { cut, joins };
}

/** Returns strips without `isUpright`, their direction in the quilt, so that they are cut across the fabric. */
function lying({ width, length, count }: Strips): Strips {
  return { width, length, count };
}
