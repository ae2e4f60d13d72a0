import type { Box } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { bareStrips, type BareStrip } from './bare-strips';
import { boxOf, insideBorders, isWithin, meet } from './fitting';
import { laidPlacements, type FreeFormDesign, type LaidPlacement } from './free-form-document';
import { findOverlaps } from './overlaps';
import { offCentre, type OffCentre } from './off-centre';
import { boxesOf, stripsOf, type Strip } from './strips';

/** Something that doesn't fit on a free form quilt. Lengths are inches. */
export type Misfit =
  /**
   * Copies of two placements lie over one another in part: of the upper one, or where that is locked of the other.
   * `way`: how far it has to go; null: no room.
   */
  | { kind: 'overlap'; id: number; lies: 'over' | 'under'; other: number; box: Box; way: Point | null }
  /** Copies lie partly on a border. `way`: how far they have to go to lie inside; null where they have no room there. */
  | { kind: 'under border'; id: number; box: Box; way: Point | null }
  /** A repeat leaves a strip into which no block goes. */
  | ({ kind: 'strip'; id: number } & Strip)
  /** A narrow strip beside a block has no cloth. */
  | ({ kind: 'bare' } & BareStrip)
  /** All blocks are a little off the middle, and no other fits beside them. */
  | ({ kind: 'off centre' } & OffCentre);

/** What doesn't fit on a quilt. */
export interface Misfits {
  /** The first ones: who has more mends some first. */
  first: readonly Misfit[];
  /** The ids of all placements with one that was counted. */
  ids: ReadonlySet<number>;
  /** How many were counted. */
  count: number;
  /** Whether these are all. */
  isAll: boolean;
}

/** How many are told of one by one, and how many are counted. */
export const MOST_TOLD = 50;
export const MOST_COUNTED = 1000;

/* The canvas marks what a list tells: it is found once for each design. */
const misfitsIn = new WeakMap<FreeFormDesign, Misfits>();

/** What doesn't fit. Locked placements stay as they are: they are told of with others alone. */
export function misfitsOf(design: FreeFormDesign): Misfits {
  const known = misfitsIn.get(design) ?? findMisfits(design);
  misfitsIn.set(design, known);
  return known;
}

function findMisfits(design: FreeFormDesign): Misfits {
  const laid = laidPlacements(design);
  const { quilt } = design;
  const first: Misfit[] = [];
  const ids = new Set<number>();
  let count = 0;
  const note = (misfit: Misfit): boolean => {
    if (first.length < MOST_TOLD) first.push(misfit);
    for (const id of 'ids' in misfit ? misfit.ids : [misfit.id]) ids.add(id);
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
    if (own.some((misfit) => !note(misfit))) return { first, ids, count, isAll: false };
  }
  const areAllPairs = findOverlaps(laid, ({ under, upper, box }) => {
    if (upper.isLocked && under.isLocked) return true;
    const lies = upper.isLocked ? 'under' : 'over';
    const [one, other] = upper.isLocked ? [under, upper] : [upper, under];
    const [way = null] = waysOff(boxOf(one.placement), boxOf(other.placement), quilt);
    return note({ kind: 'overlap', id: one.id, lies, other: other.id, box, way });
  });
  if (count >= MOST_COUNTED) return { first, ids, count, isAll: false };
  const bare = bareStrips(laid, quilt);
  const isAll = areAllPairs && bare.isAll;
  // The strip that a repeat leaves is told of already.
  const others = bare.strips.filter(({ box }) => !left.some((each) => meet(each, box)));
  if (others.some((strip) => !note({ kind: 'bare', ...strip }))) return { first, ids, count, isAll: false };
  const off = count === 0 ? offCentre(laid, quilt) : null;
  if (off) note({ kind: 'off centre', ...off });
  return { first, ids, count, isAll };
}

function underBorder({ id, placement }: LaidPlacement, quilt: Quilt): Misfit | null {
  const inside = insideBorders(quilt);
  if (inside.x === 0) return null;
  const box = boxOf(placement);
  const isApart = !meet(box, inside);
  // A border that is pieced of blocks is none that they reach under.
  if (isApart || isWithin(box, inside)) return null;
  const way = {
    x: wayInto([box.x, box.width], [inside.x, inside.width]),
    y: wayInto([box.y, box.height], [inside.y, inside.height]),
  };
  const hasRoom = box.width <= inside.width && box.height <= inside.height;
  return { kind: 'under border', id, box, way: hasRoom ? way : null };
}

/** How far a span has to go to lie within another. */
function wayInto(
  [start, size]: readonly [number, number],
  [from, length]: readonly [number, number],
): number {
  return Math.max(from - start, 0) || Math.min(from + length - start - size, 0);
}

/** The ways along an axis by which a box lies beside another one on the quilt, the shortest first. */
export function waysOff(box: Box, other: Box, { quiltWidth, quiltLength }: Quilt): Point[] {
  const ways = [
    { x: other.x + other.width - box.x, y: 0 },
    { x: other.x - box.width - box.x, y: 0 },
    { x: 0, y: other.y + other.height - box.y },
    { x: 0, y: other.y - box.height - box.y },
  ];
  const whole = { x: 0, y: 0, width: quiltWidth, height: quiltLength };
  const length = ({ x, y }: Point) => Math.abs(x + y);
  return ways
    .filter(({ x, y }) => isWithin({ ...box, x: box.x + x, y: box.y + y }, whole))
    .sort((one, another) => length(one) - length(another));
}
