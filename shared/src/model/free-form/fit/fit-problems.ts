import { contains, type Box } from '../../../geometry/box.js';
import type { Point } from '../../../geometry/point.js';
import type { Quilt } from '../../../quilting/quilt.js';
import { insideBorders } from '../../../quilting/quilt-areas.js';
import { bareStrips, type BareStrip } from './bare-strips.js';
import { boxOf, MARK, overlapByMark } from '../fitting.js';
import { laidPlacements, type FreeFormDesign, type LaidPlacement } from '../free-form-document.js';
import type { SharedArea } from './overlaps/shared-area.js';
import { findOverlaps } from './overlaps/overlaps.js';
import { offCentre, type OffCentre } from './off-centre.js';
import { haveSamePlaces } from './same-places.js';
import { boxesOf, stripsOf, type Strip } from './strips.js';

/** A place where the blocks of a free form quilt don't fit, with the kind of problem. Lengths are in inches. */
export type FitProblem =
  | Overlap
  /**
   * Copies of the placement `id` are partly on a border. `way` is the offset that moves them inside the borders; null
   * if there is no room for them.
   */
  | { kind: 'under border'; id: number; box: Box; way: Point | null }
  /** The copies of the placement `id` leave a strip that is too narrow for one more copy. */
  | ({ kind: 'strip'; id: number } & Strip)
  /** A narrow strip without fabric is beside a block. */
  | ({ kind: 'bare' } & BareStrip)
  /** All blocks together are a little off the quilt's middle, and there is no room for another block beside them. */
  | ({ kind: 'off centre' } & OffCentre);

/** Copies of two placements overlap partly. `id` is the upper placement, or the lower one if the upper is locked. */
export interface Overlap extends SharedArea {
  kind: 'overlap';
  id: number;
  lies: 'over' | 'under';
  other: number;
}

/** The fit problems of a quilt: the places where its blocks don't fit. */
export interface FitProblems {
  /** The first problems of the list, at most `MOST_LISTED`. Further problems follow when some are fixed. */
  first: readonly FitProblem[];
  /** The ids of all placements with a problem that is included in `count`. */
  ids: ReadonlySet<number>;
  /** The number of problems found, at most `MOST_COUNTED`. */
  count: number;
  /** True if the search found all problems of the quilt. */
  isAll: boolean;
}

/**
 * The greatest number of fit problems that are listed for a quilt. At most `MOST_COUNTED` fit problems are counted.
 */
export const MOST_LISTED = 50;
export const MOST_COUNTED = 1000;

/** A block may reach over a border by this length, in inches: the places of blocks on their points are rounded. */
const ROUNDED = MARK / 16;

/* The problems are cached for each design, because the canvas marks them too. */
const fitProblemsIn = new WeakMap<FreeFormDesign, FitProblems>();
/* The search takes several frames in the largest quilts. A new fabric changes no place, so the last result still holds. */
let latest: { design: FreeFormDesign; problems: FitProblems } | null = null;

/**
 * Finds the places where the blocks of a free form quilt don't fit, for example where blocks overlap. Leaves out a
 * place where all blocks belong to locked placements, because a fix can't change them.
 */
export function fitProblemsOf(design: FreeFormDesign): FitProblems {
  const known = fitProblemsIn.get(design);
  if (known) return known;
  const problems =
    latest && haveSamePlaces(latest.design, design) ? latest.problems : findFitProblems(design);
  latest = { design, problems };
  fitProblemsIn.set(design, problems);
  return problems;
}

function findFitProblems(design: FreeFormDesign): FitProblems {
  const { quilt } = design;
  // The pieces of a setting always fit.
  if (quilt.setting) return { first: [], ids: new Set(), count: 0, isAll: true };
  const laid = laidPlacements(design);
  const first: FitProblem[] = [];
  const ids = new Set<number>();
  let count = 0;
  const note = (fitProblem: FitProblem): boolean => {
    if (first.length < MOST_LISTED) first.push(fitProblem);
    for (const id of 'ids' in fitProblem ? fitProblem.ids : [fitProblem.id]) ids.add(id);
    return ++count < MOST_COUNTED;
  };
  const boxes = boxesOf(laid.map(({ placement }) => placement));
  const strips = ({ id, placement }: LaidPlacement) =>
    stripsOf(placement, boxes, quilt).map((strip) => ({ kind: 'strip' as const, id, ...strip }));
  const left: Box[] = [];
  for (const each of laid) {
    if (each.isLocked) continue;
    const border = underBorder(each, quilt);
    const own = border ? [border] : strips(each);
    if (!border) left.push(...own.map(({ box }) => box));
    if (own.some((fitProblem) => !note(fitProblem))) return { first, ids, count, isAll: false };
  }
  const areAllPairs = findOverlaps(laid, ({ under, upper, shared }) => {
    if (upper.isLocked && under.isLocked) return true;
    const lies = upper.isLocked ? 'under' : 'over';
    const [one, other] = upper.isLocked ? [under, upper] : [upper, under];
    return note({ kind: 'overlap', id: one.id, lies, other: other.id, ...shared });
  });
  if (count >= MOST_COUNTED) return { first, ids, count, isAll: false };
  const bare = bareStrips(laid, quilt);
  const isAll = areAllPairs && bare.isAll;
  // The strip that a repeat leaves is already listed.
  const others = bare.strips.filter(({ box }) => !left.some((each) => overlapByMark(each, box)));
  if (others.some((strip) => !note({ kind: 'bare', ...strip }))) return { first, ids, count, isAll: false };
  const off = count === 0 ? offCentre(laid, quilt) : null;
  if (off) note({ kind: 'off centre', ...off });
  return { first, ids, count, isAll };
}

function underBorder({ id, placement }: LaidPlacement, quilt: Quilt): FitProblem | null {
  const inside = insideBorders(quilt);
  if (inside.x === 0) return null;
  const box = boxOf(placement);
  const isApart = !overlapByMark(box, inside);
  // Blocks that are completely on a border are intended as a part of it.
  if (isApart || contains(inside, box, ROUNDED)) return null;
  const way = {
    x: wayInto([box.x, box.width], [inside.x, inside.width]),
    y: wayInto([box.y, box.height], [inside.y, inside.height]),
  };
  const hasRoom = box.width <= inside.width && box.height <= inside.height;
  return { kind: 'under border', id, box, way: hasRoom ? way : null };
}

/**
 * Returns the offset that moves a span into another span; 0 if the first span is already inside. Each span is its start
 * and its length.
 */
function wayInto(
  [start, size]: readonly [number, number],
  [from, length]: readonly [number, number],
): number {
  return Math.max(from - start, 0) || Math.min(from + length - start - size, 0);
}
