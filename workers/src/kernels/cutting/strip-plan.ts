import { boughtFor, unitsOf } from './bought';
import { choosePlan } from './choose-plan';
import { columnGeneration } from './column-generation';
import type { CuttingSettings, CutPiece, Strip, StripColumn } from './cutting-types';
import { firstFit, LYINGS, perSize } from './fill-strips';
import { roundColumns } from './round-columns';
import { lengthOfCloth, widthOfCloth } from './settings';
import {
  heightsOf,
  lengthOf,
  waysToLie,
  type Column,
  type Laid,
  type Size,
  type StripPattern,
} from './strip-patterns';

/** Strips for all pieces of a fabric, with the length that none can do without, both in inches. */
export interface StripPlan {
  strips: Strip[];
  bound: number;
}

/** A ruler's lines to an inch, on which all is planned. */
const LINES = 8;
/** Of more sizes, or heights, no linear programme is made, and of more still each size has strips of its own. */
const MOST = { sizes: 40, heights: 150, filled: 400 };
/** The longest plan, in eighths of an inch, whose bound is rounded up to a sum of heights. */
const LONGEST = 200_000;

/** Pieces of one size: how many of them are which piece. */
interface Sorted extends Size {
  parts: { piece: number; left: number }[];
}

/** The room for strips, in eighths of an inch: across the cloth, and along it for one strip. */
interface Room {
  width: number;
  tallest: number;
}

/** The strips in which pieces that fit on the cloth are cut. */
export function planStrips(pieces: readonly CutPiece[], settings: CuttingSettings): StripPlan {
  const cloth = widthOfCloth(settings);
  const width = Math.floor(cloth * LINES + 1e-6);
  const room: Room = { width, tallest: lengthOfCloth(settings) * LINES };
  const sizes = sortedBySize(pieces);
  const { plans, bound } = plansOf(sizes, room);
  if (sizes.length > 1 && sizes.length <= MOST.sizes) plans.push(apart(sizes, room));
  const plan = choosePlan(plans, width, (patterns) => {
    const strips = patterns.map(({ times, height }) => ({ count: times, height: height / LINES }));
    return unitsOf(boughtFor(strips, settings));
  });
  const strips = plan.flatMap((pattern) => assigned(pattern, sizes, { pieces, cloth }));
  strips.sort((a, b) => b.height - a.height || b.count - a.count);
  return { strips, bound: bound / LINES };
}

/** Ways to cut all sizes, with the length that none can do without, in eighths of an inch. */
function plansOf(
  sizes: readonly Size[],
  { width, tallest }: Room,
): { plans: StripPattern[][]; bound: number } {
  const ways = waysToLie(sizes, width, tallest);
  const plans = [perSize(sizes, ways, width)];
  if (sizes.length <= MOST.filled)
    plans.push(...LYINGS.map((lying) => firstFit(sizes, ways, { cloth: width, lying })));
  const bound = sizes.reduce((sum, size) => sum + size.width * size.height * size.count, 0) / width;
  const heights = sizes.length <= MOST.sizes ? heightsOf(ways) : [];
  if (heights.length === 0 || heights.length > MOST.heights) return { plans, bound };
  const relaxed = columnGeneration(sizes, ways, { cloth: width, heights });
  plans.push(...roundColumns(sizes, ways, { cloth: width, heights, relaxed }));
  const least = Math.max(bound, relaxed.bound);
  const most = Math.min(...plans.map(lengthOf));
  return { plans, bound: nextSum(least, { heights, one: oneStrip(sizes, ways), most }) };
}

/** The shortest plan of each size by itself: of two ways to lie one size may need both, which is lost among others. */
function apart(sizes: readonly Size[], room: Room): StripPattern[] {
  return sizes.flatMap((only, size) => {
    const { plans } = plansOf([only], room);
    const shortest = plans.reduce((least, plan) => (lengthOf(plan) < lengthOf(least) ? plan : least));
    return shortest.map((pattern) => ({
      ...pattern,
      columns: pattern.columns.map((column) => ({ ...column, size })),
    }));
  });
}

/** All pieces by size. */
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

/** How tall one of the strips has to be, however all are laid. */
function oneStrip(sizes: readonly Size[], ways: readonly Laid[]): number {
  const lowest = sizes.map((_, size) =>
    Math.min(...ways.filter((way) => way.size === size).map(({ height }) => height)),
  );
  return Math.max(...lowest);
}

/** The next sum of heights that isn't below `least`, of which one is no less than `one`; there is such a sum up to `most`. */
function nextSum(
  least: number,
  { heights, one, most }: { heights: readonly number[]; one: number; most: number },
): number {
  if (most > LONGEST) return least;
  const isSum = new Uint8Array(most + 1);
  for (const height of heights) if (height >= one) isSum[height] = 1;
  for (const height of heights)
    for (let sum = height; sum <= most; sum++) if (isSum[sum - height] === 1) isSum[sum] = 1;
  const next = isSum.indexOf(1, Math.ceil(least - 1e-6));
  return next < 0 ? least : next;
}

/** Says which piece each of a pattern's is, and where it lies. */
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

/** How many strips of these columns can be cut before one has to take pieces of another kind; 0 if the next one has. */
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

/** Takes the pieces of a column, in `times` strips alike. */
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
