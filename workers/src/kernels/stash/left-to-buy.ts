import type { FabricStash } from '@quiltwright/shared/quilting/stash';
import { success } from '@quiltwright/shared/result';
import { boughtFor, unitsOf } from '../cutting/bought';
import type { Bought, CuttingSettings, CutPiece, FabricPlan, Strip } from '../cutting/cutting-types';
import { planFabric } from '../cutting/plan-fabric';
import { washed, widthOfCloth } from '../cutting/settings';
import type { Kernel } from '../kernel';
import { Remembered } from '../remembered';
import { fillScraps, type Scrap } from './fill-scraps';
import { mostOfLength } from './most-of-length';
import type { LeftToBuy, StashInput } from './stash-types';

const INCHES_OF_YARD = 36;
/** What is less, in inches, is rounding. */
const HAIR = 1e-6;

/** A strip of the plan, on its own. */
type OneStrip = Omit<Strip, 'count'>;

/**
 * What is still to buy of a fabric. Two ways are tried, and the one that leaves less is told: scraps as wide as the cloth
 * take whole strips of the plan, as many inches of them as they can, and from what remains pieces are cut; or pieces are cut
 * from all scraps, since a row across a wide one holds more than a strip. Pieces that are left are planned anew. There may
 * be ways that take less, never is what is said too little.
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

/** What is left of strips and scraps once whole strips are cut from scraps that are as wide as the cloth. */
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
  const cuts = fillScraps(scraps, own);
  const missing = own.filter((_, index) => !cuts[index]);
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

/**
 * Each piece of cloth by itself, washed, the largest first. A length from the bolt loses the edge that is straightened, as
 * what is bought does; the others are as large as their owner measured them. Of one size no more than there are pieces to cut, as each takes
 * one at least, and none that is smaller than all of them. What has no size doesn’t count.
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
