import type { CutStrips, FinishingSettings, Strips } from './finishing-types';

/** A sum of inches may be a hair over what it is. */
export const HAIR = 1e-6;

/**
 * What a join takes up of strips so wide: a seam on both, or on the slant their width. What is wider than half the cloth is
 * joined straight across.
 */
export function joinLoss(
  width: number,
  { joins, usableWidth, seam }: Pick<FinishingSettings, 'joins' | 'usableWidth' | 'seam'>,
): number {
  return joins === 'slanted' && width <= usableWidth / 2 ? width : 2 * seam;
}

/** How many strips are sewn end to end for a length, of which each join takes up some: n strips are n · w − (n − 1) · lost. */
export function stripsFor(length: number, clothWidth: number, lost: number): number {
  return Math.max(1, Math.ceil((length - lost) / (clothWidth - lost) - HAIR));
}

/** How long strips as long as the cloth is wide are when they are sewn end to end, each join taking up `lost`. */
export function lengthOfStrips(count: number, clothWidth: number, lost: number): number {
  return count * clothWidth - (count - 1) * lost;
}

/**
 * What is cut for the strips of a fabric. Of a print with an upright those that stand are cut along the cloth, as long as it
 * reaches; all others are cut across it.
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
 * What is cut for strips where the cloth reaches so far: those that are no longer as they are; of the longer ones as many
 * strips as the cloth reaches and the rest of one, which are sewn end to end into one length with some to spare, from which
 * they are cut.
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

/** What is cut across the cloth, however it stands in the quilt. */
function lying({ width, length, count }: Strips): Strips {
  return { width, length, count };
}
