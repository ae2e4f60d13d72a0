import type { FabricStash } from '@quiltwright/shared/quilting/stash';
import { success } from '@quiltwright/shared/result';
import { INCHES_OF_YARD } from '@quiltwright/shared/ruler/lengths';
import { boughtFor, unitsOf } from '../cutting/bought';
import type { Bought, CuttingSettings, CutPiece, FabricPlan, Strip } from '../cutting/cutting-types';
import { planFabric } from '../cutting/plan-fabric';
import { washed, widthOfCloth } from '../cutting/settings';
import type { Kernel } from '../kernel';
import { Remembered } from '../remembered';
import { fillScraps, type Scrap } from './fill-scraps';
import { mostOfLength } from './most-of-length';
import type { LeftToBuy, StashInput } from './stash-types';

/** Differences smaller than this, in inches, are rounding errors. */
const HAIR = 1e-6;

/** One of the equal strips of a plan. */
type OneStrip = Omit<Strip, 'count'>;

/**
 * Returns the fabric still to buy for a plan if the quilter's scraps are used first. Computes two results and returns
 * the smaller one. In the first, scraps as wide as the fabric are cut into whole strips of the plan, with little left
 * over. Pieces are then cut from everything that is left. In the second, all scraps are cut into pieces, because a row
 * across a wide scrap holds more pieces than a strip. Pieces for which the scraps have no room are planned again.
 * Better plans may exist, but the result is never too little.
 */
export function leftToBuy(plan: FabricPlan, stash: FabricStash, settings: CuttingSettings): LeftToBuy {
  const strips = plan.strips.flatMap(({ count, ...strip }) => Array<OneStrip>(count).fill(strip));
  const scraps = scrapsOf(stash, strips, settings);
  const cut = (of: { strips: readonly OneStrip[]; scraps: readonly Scrap[] }) =>
    withoutScraps(plan.pieces, of.strips, of.scraps, settings);
  const inStrips = cut(withoutStrips(strips, scraps, widthOfCloth(settings)));
  const inPieces = inStrips.length > 0 ? cut({ strips, scraps }) : inStrips;
  const [one, other] = [bought(inStrips, settings), bought(inPieces, settings)];
  const isLess = unitsOf(other) - unitsOf(one) || other.inches - one.inches;
  const left = isLess < 0 ? inPieces : inStrips;
  return { fabric: plan.fabric, left: bought(left, settings), suffices: left.length === 0 };
}

/**
 * Cuts whole strips from scraps as wide as the fabric. Returns the strips that are still to cut, and the scraps that
 * remain.
 */
function withoutStrips(
  all: readonly OneStrip[],
  scraps: readonly Scrap[],
  cloth: number,
): { strips: OneStrip[]; scraps: Scrap[] } {
  let strips = [...all];
  const rest = scraps.map(({ width, length }): Scrap => {
    const taken = width < cloth - HAIR ? new Set<number>() : new Set(mostOfLength(heightsOf(strips), length));
    const used = inchesOf(strips.filter((_, index) => taken.has(index)));
    strips = strips.filter((_, index) => !taken.has(index));
    return { width, length: length - used };
  });
  return { strips, scraps: rest };
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

/**
 * Cuts pieces from scraps. Returns the strips that are still to cut. They are those with missing pieces, or new strips
 * for the missing pieces alone if they need less fabric.
 */
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
  const cuts = fillScraps(scraps, own);
  const missing = own.filter((_, index) => !cuts[index]);
  const stay = new Set(missing.map(({ strip }) => strip));
  const kept = strips.filter((_, index) => stay.has(index));
  const anew = planned(pieces, missing, settings);
  return anew && inchesOf(anew) < inchesOf(kept) ? anew : kept;
}

/** Returns strips for the missing pieces alone. Null if no piece is missing, or if there is no plan for the pieces. */
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

/**
 * Returns the owned pieces of fabric after washing, one by one, the largest first. A length from the bolt is shortened
 * by its straightened edge, as a purchase is. Cut pieces are as large as measured. Returns at most as many equal scraps
 * as there are pieces to cut, because each scrap gives at least one piece. Leaves out scraps smaller than every piece,
 * and scraps without a size.
 */
function scrapsOf(
  { yards, pieces }: FabricStash,
  strips: readonly OneStrip[],
  settings: CuttingSettings,
): Scrap[] {
  const columns = strips.flatMap((strip) => strip.columns);
  const most = columns.reduce((sum, { stack }) => sum + stack, 0);
  const least = Math.min(...columns.map(({ width, height }) => Math.min(width, height)));
  const fromBolt = { width: settings.usableWidth, length: yards * INCHES_OF_YARD, count: 1 };
  return [{ ...fromBolt, edge: settings.spareInches }, ...pieces.map((piece) => ({ ...piece, edge: 0 }))]
    .flatMap(({ width, length, count, edge }) => {
      const scrap = { width: washed(width, settings), length: washed(length, settings) - edge };
      const isOfUse = count >= 1 && Math.min(scrap.width, scrap.length) >= least - HAIR;
      return isOfUse && scrap.width * scrap.length < Infinity
        ? Array<Scrap>(Math.floor(Math.min(count, most))).fill(scrap)
        : [];
    })
    .sort((a, b) => b.width * b.length - a.width * a.length);
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
