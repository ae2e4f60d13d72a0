import type { FabricStash } from '@quiltwright/shared/quilting/stash';
import { success } from '@quiltwright/shared/result';
import { boughtFor } from '../cutting/bought';
import type { Bought, CuttingSettings, CutPiece, FabricPlan, Strip } from '../cutting/cutting-types';
import { planFabric } from '../cutting/plan-fabric';
import { washed, widthOfCloth } from '../cutting/settings';
import type { Kernel } from '../kernel';
import { Remembered } from '../remembered';
import { fillScraps, type Scrap } from './fill-scraps';
import { mostOfLength } from './most-of-length';
import type { LeftToBuy, StashInput } from './stash-types';

const INCHES_OF_YARD = 36;
/** Of so many scraps the largest are looked at. */
const MOST_SCRAPS = 400;
/** What is less, in inches, is rounding. */
const HAIR = 1e-6;

/** A strip of the plan, on its own. */
type OneStrip = Omit<Strip, 'count'>;

/**
 * What is still to buy of a fabric. Scraps as wide as the cloth take whole strips of the plan, as many inches of them as
 * they can; from what remains pieces are cut, and those that are left are planned anew. There may be ways that take
 * less, never is what is said too little.
 */
export function leftToBuy(plan: FabricPlan, stash: FabricStash, settings: CuttingSettings): LeftToBuy {
  const cloth = widthOfCloth(settings);
  const scraps: Scrap[] = [];
  let strips: OneStrip[] = plan.strips.flatMap(({ count, ...strip }) => Array<OneStrip>(count).fill(strip));
  for (const { width, length } of scrapsOf(stash, settings)) {
    const taken = width < cloth - HAIR ? new Set<number>() : new Set(mostOfLength(heightsOf(strips), length));
    const used = heightsOf(strips.filter((_, index) => taken.has(index)));
    strips = strips.filter((_, index) => !taken.has(index));
    scraps.push({ width, length: length - used.reduce((sum, height) => sum + height, 0) });
  }
  const left = withoutScraps(plan.pieces, strips, scraps, settings);
  return { fabric: plan.fabric, left: bought(left, settings), suffices: left.length === 0 };
}

export function stashKernel(): Kernel<StashInput, LeftToBuy[]> {
  return {
    run: ({ fabrics, settings }, report) =>
      success(
        fabrics.map(({ plan, stash }, index) => {
          report(index / fabrics.length);
          return leftToBuy(plan, stash, settings);
        }),
      ),
  };
}

/** The strips that are left once pieces of theirs are cut from scraps. */
function withoutScraps(
  pieces: readonly CutPiece[],
  strips: readonly OneStrip[],
  scraps: readonly Scrap[],
  settings: CuttingSettings,
): OneStrip[] {
  const own = strips.flatMap((strip, index) =>
    strip.columns.flatMap(({ piece, stack, width, height }) => {
      const { mayTurn = false } = pieces[piece] ?? {};
      return Array.from({ length: stack }, () => ({ strip: index, piece, width, height, mayTurn }));
    }),
  );
  const isPlaced = fillScraps(scraps, own);
  const missing = own.filter((_, index) => !isPlaced[index]);
  const stay = new Set(missing.map(({ strip }) => strip));
  const kept = strips.filter((_, index) => stay.has(index));
  const anew = planned(pieces, missing, settings);
  return anew && inchesOf(anew) < inchesOf(kept) ? anew : kept;
}

/** A plan for pieces that are left alone; null where there is none. */
function planned(
  pieces: readonly CutPiece[],
  missing: readonly { piece: number }[],
  settings: CuttingSettings,
): OneStrip[] | null {
  if (missing.length === 0) return null;
  const counts = new Map<number, number>();
  for (const { piece } of missing) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  const rest = pieces.flatMap((piece, index) => {
    const count = counts.get(index) ?? 0;
    return count > 0 ? [{ ...piece, count }] : [];
  });
  const plan = planFabric(rest[0]?.fabric ?? 0, rest, { settings, known: new Remembered() });
  return 'code' in plan
    ? null
    : plan.strips.flatMap(({ count, ...strip }) => Array<OneStrip>(count).fill(strip));
}

/** Each piece of cloth by itself, washed, the largest first. */
function scrapsOf({ yards, pieces }: FabricStash, settings: CuttingSettings): Scrap[] {
  const scrap = (width: number, length: number): Scrap => ({
    width: washed(width, settings),
    length: washed(length, settings),
  });
  const all = [
    ...(yards > 0 ? [scrap(settings.usableWidth, yards * INCHES_OF_YARD)] : []),
    ...pieces.flatMap(({ width, length, count }) =>
      Array<Scrap>(Math.min(count, MOST_SCRAPS)).fill(scrap(width, length)),
    ),
  ];
  all.sort((a, b) => b.width * b.length - a.width * a.length);
  return all.slice(0, MOST_SCRAPS);
}

function heightsOf(strips: readonly OneStrip[]): number[] {
  return strips.map(({ height }) => height);
}

function inchesOf(strips: readonly OneStrip[]): number {
  return heightsOf(strips).reduce((sum, height) => sum + height, 0);
}

function bought(strips: readonly OneStrip[], settings: CuttingSettings): Bought {
  return boughtFor(
    strips.map((strip) => ({ ...strip, count: 1 })),
    settings,
  );
}
