import { boughtFor, leastUnits, unitsOf } from './bought';
import { choosePlan } from './strips/choose-plan';
import type { CuttingSettings, CutPiece, Strip, StripColumn } from './cutting-types';
import { perSize } from './strips/fill-strips';
import { plansAt, type Plans, type Room } from './strips/plans-at';
import { lengthOfCloth, widthOfCloth } from './settings';
import {
  lengthOf,
  waysToLie,
  type Column,
  type Laid,
  type SizedPieces,
  type StripPattern,
} from './strips/strip-patterns';

/**
 * Strips that give all pieces of a fabric. No plan can use less fabric than `bound`, a length in inches (see
 * `plansAt`).
 */
export interface StripPlan {
  strips: Strip[];
  bound: number;
}

/** The number of lines of a ruler in an inch. Plans use whole lines as their unit of length. */
const LINES = 8;
/**
 * Limits for two slow searches, as numbers of different piece sizes. Above `apart` sizes, no separate plan is made for
 * each size. Above `everyWidth` sizes, only some widths of fabric are planned.
 */
const MOST_SIZES = { apart: 40, everyWidth: 4 };
/**
 * The step between the planned widths of fabric, in eighths of an inch, if there are more than `MOST_SIZES.everyWidth`
 * sizes of pieces.
 */
const WIDTH_STEP = 4;

/**
 * All pieces of one size. `parts` has the entries of the plan's `pieces` with this size. Each entry has the number of
 * its pieces that aren't assigned to strips yet.
 */
interface Sorted extends SizedPieces {
  parts: { piece: number; left: number }[];
}

/**
 * Returns strips that give the pieces of one fabric, with the smallest purchase that was found. Each piece must fit on
 * the fabric.
 */
export function planStrips(pieces: readonly CutPiece[], settings: CuttingSettings): StripPlan {
  const cloth = widthOfCloth(settings);
  const sizes = sortedBySize(pieces);
  const units = (patterns: readonly StripPattern[]) => {
    const strips = patterns.map(({ times, height }) => ({ count: times, height: height / LINES }));
    return unitsOf(boughtFor(strips, settings));
  };
  const least = (length: number) => leastUnits(length / LINES, settings);
  const room: Room = {
    width: Math.floor(cloth * LINES + 1e-6),
    tallest: Math.floor(lengthOfCloth(settings) * LINES + 1e-6),
  };
  const { plans, bound } = plansFor(sizes, room, { units, least });
  const plan = choosePlan(plans, room.width, units);
  const strips = plan.flatMap((pattern) => assigned(pattern, sizes, { pieces, cloth }));
  strips.sort((a, b) => b.height - a.height || b.count - a.count);
  return { strips, bound: bound / LINES };
}

/**
 * `units` returns the number of eighths of a yard, or of fat quarters, to buy for a plan. `least` returns the smallest
 * possible number for plans of a total height, in eighths of an inch.
 */
interface Buying {
  units: (plan: readonly StripPattern[]) => number;
  least: (length: number) => number;
}

/**
 * Returns plans for a fabric in its full width and in narrower widths. The search isn't exhaustive. The narrower widths
 * ensure that wider fabric never needs more length than narrower fabric. The search stops at the first width at which
 * even the lower bound on the length allows no smaller purchase.
 */
function plansFor(sizes: readonly SizedPieces[], room: Room, { units, least }: Buying): Plans {
  const isEnough = (plan: readonly StripPattern[], bound: number) => units(plan) <= least(bound);
  const at = (width: number) => {
    const { plans, bound } = plansAt(sizes, { ...room, width }, isEnough);
    if (sizes.length > 1 && sizes.length <= MOST_SIZES.apart && !plans.some((plan) => isEnough(plan, bound)))
      plans.push(apart(sizes, { ...room, width }));
    return { plans, bound };
  };
  const [widest = room.width, ...narrower] = widthsOf(sizes, room);
  const { plans, bound } = at(widest);
  const isAtStep = sizes.length > MOST_SIZES.everyWidth && widest < room.width;
  if (isAtStep) plans.push(perSize(sizes, waysToLie(sizes, room.width, room.tallest), room.width));
  const area = sizes.reduce((sum, { width, height, count }) => sum + width * height * count, 0);
  let fewest = Math.min(...plans.map(units));
  let leastAt = bound;
  for (const width of narrower) {
    if (least(Math.max(leastAt, area / width)) >= fewest) break;
    const other = at(width);
    plans.push(...other.plans);
    leastAt = other.bound;
    fewest = Math.min(fewest, ...other.plans.map(units));
  }
  return { plans, bound: isAtStep ? plansAt(sizes, room, () => true).bound : bound };
}

/**
 * Returns the widths of fabric to plan for, in eighths of an inch, the widest first. All pieces fit on each width. A
 * wider fabric has all the widths of a narrower fabric, and more.
 */
function widthsOf(sizes: readonly SizedPieces[], { width: cloth, tallest }: Room): number[] {
  const ways = waysToLie(sizes, cloth, tallest);
  const narrowestOf = new Map<number, number>();
  for (const { size, width } of ways)
    narrowestOf.set(size, Math.min(width, narrowestOf.get(size) ?? Infinity));
  const narrowest = Math.max(...narrowestOf.values());
  const isUsed = sizes.length <= MOST_SIZES.everyWidth ? sumsOf(sizes, ways, cloth) : stepsOf(cloth);
  isUsed[narrowest] = 1;
  return Array.from(isUsed.keys())
    .filter((width) => width >= narrowest && isUsed[width] === 1)
    .reverse();
}

/**
 * Returns an array with an entry for each width up to that of the fabric, in eighths of an inch. An entry is 1 if some
 * pieces, side by side, have exactly this total width, otherwise 0.
 */
function sumsOf(sizes: readonly SizedPieces[], ways: readonly Laid[], cloth: number): Uint8Array {
  const isSum = new Uint8Array(cloth + 1);
  isSum[0] = 1;
  for (const { size, width } of ways) {
    const most = Math.min(sizes[size]?.count ?? 0, Math.floor(cloth / width));
    for (let one = 0; one < most; one++)
      for (let sum = cloth; sum >= width; sum--) if (isSum[sum - width] === 1) isSum[sum] = 1;
  }
  return isSum;
}

/**
 * Returns an array with an entry for each width up to that of the fabric, in eighths of an inch. An entry is 1 if the
 * width is a multiple of `WIDTH_STEP`, otherwise 0.
 */
function stepsOf(cloth: number): Uint8Array {
  return Uint8Array.from({ length: cloth + 1 }, (_, width) => (width % WIDTH_STEP === 0 ? 1 : 0));
}

/**
 * Returns a plan with separate strips for each size of piece, each part as short as possible. It may be better than a
 * plan of all sizes together, because some sizes are best cut in both orientations.
 */
function apart(sizes: readonly SizedPieces[], room: Room): StripPattern[] {
  return sizes.flatMap((only, size) => {
    const { plans } = plansAt([only], room, (plan, bound) => lengthOf(plan) <= bound);
    const shortest = plans.reduce((least, plan) => (lengthOf(plan) < lengthOf(least) ? plan : least));
    return shortest.map((pattern) => ({
      ...pattern,
      columns: pattern.columns.map((column) => ({ ...column, size })),
    }));
  });
}

/** Groups all pieces by size. */
function sortedBySize(pieces: readonly CutPiece[]): Sorted[] {
  const sizes = new Map<string, Sorted>();
  pieces.forEach((piece, index) => {
    const sides = [Math.round(piece.width * LINES), Math.round(piece.height * LINES)] as const;
    const mayTurn = piece.mayTurn && sides[0] !== sides[1];
    const [width, height] = mayTurn ? [Math.max(...sides), Math.min(...sides)] : sides;
    const key = `${width} ${height} ${mayTurn}`;
    const same = sizes.get(key) ?? { width, height, count: 0, mayTurn, parts: [] };
    sizes.set(key, same);
    same.count += piece.count;
    same.parts.push({ piece: index, left: piece.count });
  });
  return [...sizes.values()];
}

/**
 * Returns the strips of a pattern. Their columns (stacks of equal pieces) have indexes of pieces, and positions in
 * inches. The pattern itself only has sizes of pieces.
 */
function assigned(
  pattern: StripPattern,
  sizes: readonly Sorted[],
  { pieces, cloth }: { pieces: readonly CutPiece[]; cloth: number },
): Strip[] {
  const columns = [...pattern.columns].sort(
    (a, b) => b.height * b.stack - a.height * a.stack || b.width - a.width || a.size - b.size,
  );
  const strips: Strip[] = [];
  for (let left = pattern.times; left > 0;) {
    const count = Math.max(1, Math.min(left, alikeIn(columns, sizes)));
    let x = 0;
    const laid = columns.flatMap((column) => {
      const parts = takeFrom(sizes[column.size]?.parts ?? [], column.stack, count);
      let y = 0;
      const placed = parts.map(({ piece, stack }): StripColumn => {
        const [width, height] = [column.width / LINES, column.height / LINES];
        const at = y;
        y += stack * height;
        const turned = pieces[piece]?.width !== width;
        return { piece, x, y: at, width, height, stack, turned };
      });
      x += column.width / LINES;
      return placed;
    });
    strips.push({ count, height: pattern.height / LINES, columns: laid, left: cloth - x });
    left -= count;
  }
  return strips;
}

/**
 * Returns how many strips with these columns (stacks of equal pieces) can be cut alike: pieces of one size come from
 * one entry of the plan's `pieces`. Returns 0 if already the first strip needs two entries for one size.
 */
function alikeIn(columns: readonly Column[], sizes: readonly Sorted[]): number {
  const made = new Map<number, number>();
  for (const { size, stack } of columns) made.set(size, (made.get(size) ?? 0) + stack);
  return Math.min(
    ...[...made].map(([size, count]) => {
      const next = sizes[size]?.parts.find(({ left }) => left > 0);
      return Math.floor((next?.left ?? 0) / count);
    }),
  );
}

/**
 * Takes the pieces of a column (a stack of pieces of one size) out of `parts`, for `times` equal strips. Returns which
 * pieces are in the column, and how many of each.
 * @param stack the number of pieces in the column
 */
function takeFrom(parts: Sorted['parts'], stack: number, times: number): { piece: number; stack: number }[] {
  const taken: { piece: number; stack: number }[] = [];
  let open = stack;
  for (const part of parts) {
    const here = Math.min(open, Math.floor(part.left / times));
    if (here <= 0) continue;
    part.left -= here * times;
    open -= here;
    taken.push({ piece: part.piece, stack: here });
    if (open === 0) break;
  }
  return taken;
}
