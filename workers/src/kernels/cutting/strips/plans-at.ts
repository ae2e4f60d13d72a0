import { columnGeneration } from './column-generation';
import { firstFit, LYINGS, perSize } from './fill-strips';
import { roundColumns } from './round-columns';
import { searchStrips } from './search-strips';
import {
  heightsOf,
  isSumOf,
  lengthOf,
  waysToLie,
  type Laid,
  type SizedPieces,
  type StripPattern,
} from './strip-patterns';

/** The tallest strip of stacked pieces to look for, a yard in eighths of an inch. */
const YARD = 36 * 8;
/** Above `sizes` or `heights` there is no linear programme. Above `filled` each size has its own strips. */
const MOST = { sizes: 40, heights: 400, filled: 400 };
/** The longest plan, in eighths of an inch, whose bound is rounded up to a sum of heights. */
const LONGEST = 200_000;

/** The space for strips, in eighths of an inch: the width of the fabric, and the tallest possible strip. */
export interface Room {
  width: number;
  tallest: number;
}

/** Plans for all sizes, and a length that no plan is below, in eighths of an inch. */
export interface Plans {
  plans: StripPattern[][];
  bound: number;
}

/**
 * Returns plans in which strips lie across the fabric, each of columns of stacked equal pieces. The bound holds for
 * more plans: strips of any height, cut into columns, and these into any pieces.
 * @param isEnough returns true if no smaller purchase than for this plan is possible
 */
export function plansAt(
  sizes: readonly SizedPieces[],
  { width: cloth, tallest }: Room,
  isEnough: (plan: readonly StripPattern[], bound: number) => boolean,
): Plans {
  const ways = waysToLie(sizes, cloth, tallest);
  const plans = [perSize(sizes, ways, cloth)];
  if (sizes.length <= MOST.filled)
    plans.push(...LYINGS.map((lying) => firstFit(sizes, ways, { cloth, lying })));
  const area = sizes.reduce((sum, size) => sum + size.width * size.height * size.count, 0) / cloth;
  const heights = sizes.length <= MOST.sizes ? heightsOf(ways, Math.min(YARD, tallest)) : [];
  if (heights.length === 0 || heights.length > MOST.heights) return { plans, bound: area };
  const shortest = () => Math.min(...plans.map(lengthOf));
  const longest = Math.min(tallest, shortest());
  const relaxed = columnGeneration(sizes, ways, { cloth, heights, longest });
  const bound = nextSum(Math.max(area, relaxed.bound, oneStrip(sizes, ways)), ways, shortest());
  const isLeast = (plan: readonly StripPattern[]) => isEnough(plan, bound);
  for (const stage of relaxed.stages) {
    // Taller strips are harder to cut.
    if (plans.some(isLeast)) break;
    plans.push(...roundColumns(sizes, ways, { cloth, stage, isEnough: isLeast }));
    if (plans.some(isLeast)) break;
    const found = searchStrips(sizes, ways, { cloth, ...stage, under: shortest(), isEnough: isLeast });
    if (found) plans.push(found);
  }
  return { plans, bound };
}

/** Returns the least height of the tallest strip, in any layout. */
function oneStrip(sizes: readonly SizedPieces[], ways: readonly Laid[]): number {
  const lowest = sizes.map((_, size) =>
    Math.min(...ways.filter((way) => way.size === size).map(({ height }) => height)),
  );
  return Math.max(...lowest);
}

/** Returns the next sum of heights of pieces that isn't below `least`; `least` if none is found up to `most`. */
function nextSum(least: number, ways: readonly Laid[], most: number): number {
  if (most > LONGEST) return least;
  const next = isSumOf(
    ways.map(({ height }) => height),
    most,
  ).indexOf(1, Math.ceil(least - 1e-6));
  return next < 0 ? least : next;
}
