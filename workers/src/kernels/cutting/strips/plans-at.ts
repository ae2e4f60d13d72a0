import { INCHES_OF_YARD } from '@quiltwright/shared/ruler/lengths';
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

/** The greatest height of a strip of stacked pieces, in eighths of an inch: a yard. */
const YARD = INCHES_OF_YARD * 8;
/**
 * Limits for slow searches, as numbers of different piece sizes and of strip heights. Above `sizes` or `heights`, no
 * linear programme is solved. Above `filled` sizes, the only plan has separate strips for each size.
 */
const MOST = { sizes: 40, heights: 400, filled: 400 };
/**
 * Plans up to this length, in eighths of an inch, have their lower limit rounded up to a sum of heights of pieces. The
 * search for this sum needs an array as long as the plan.
 */
const LONGEST = 200_000;

/**
 * The space for strips, in eighths of an inch: `width` is the width of the fabric, and `tallest` the greatest height of
 * a strip.
 */
export interface Room {
  width: number;
  tallest: number;
}

/** Plans that each give all pieces. No plan can be shorter than `bound`, in eighths of an inch. */
export interface Plans {
  plans: StripPattern[][];
  bound: number;
}

/**
 * Returns plans whose strips lie across the fabric and consist of stacks of equal pieces, side by side. Also returns a
 * lower bound on the length of all plans. The bound is valid for strips of any height, and for stacks of different
 * pieces.
 * @param isEnough returns true if no plan allows a smaller purchase than this one
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

/**
 * Returns a lower limit for the height of the tallest strip of any plan, in eighths of an inch. Each size lies in some
 * strip, which is at least as high as the size in its lowest orientation.
 */
function oneStrip(sizes: readonly SizedPieces[], ways: readonly Laid[]): number {
  const lowest = sizes.map((_, size) =>
    Math.min(...ways.filter((way) => way.size === size).map(({ height }) => height)),
  );
  return Math.max(...lowest);
}

/**
 * Returns the smallest sum of heights of pieces that is at least `least`. Returns `least` if there is no such sum up to
 * `most`.
 */
function nextSum(least: number, ways: readonly Laid[], most: number): number {
  if (most > LONGEST) return least;
  const next = isSumOf(
    ways.map(({ height }) => height),
    most,
  ).indexOf(1, Math.ceil(least - 1e-6));
  return next < 0 ? least : next;
}
