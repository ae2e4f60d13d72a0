import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import {
  bordersOf,
  indexOfBorder,
  isBorderName,
  type BandName,
} from '@quiltwright/shared/quilting/bands/bands';
import {
  clothsBeside,
  clothsNearSashing,
  clothsTouchingEdge,
  type ClothShares,
} from '@quiltwright/shared/model/cloth/cloths-beside';
import { difference } from '@quiltwright/shared/model/cloth/oklab';
import {
  clothOf,
  compareFaults,
  hasSubject,
  isDyed,
  isGrey,
  isPlain,
  isStriped,
  isUneven,
  neighboursOf,
  rulesFor,
  type Cloth,
} from './cloth-rules';
import {
  darkestOf,
  framesFor,
  freeFrames,
  isFrame,
  isFree,
  isWithin,
  leastTouching,
  patchesAmong,
  type Offer,
  type Part,
} from './frames';
import { wishesFor, type Wish } from './wished-colours';

/** The greatest number of suggestions. */
export const SUGGESTED = 4;

/** The smallest difference in OKLab between the colours of two suggestions. */
const UNLIKE = 0.08;
/** The smallest difference in OKLab between the colours of a suggestion and its neighbours across the seam. */
const UNLIKE_BESIDE = 0.06;
/** The penalty for a busy print. A glaring print gets it twice. Penalties are added to the difference in colour. */
const LIVELY = 0.03;
/** The penalty for a library print with a subject, such as clouds for a nursery. */
const SUBJECT = 0.3;
/** The penalty for uneven fabric, which looks blotchy in a strip. */
const UNEVEN = 0.3;
/** The penalty for stripes in a quilt without stripes. */
const STRIPED = 0.3;
/** The penalty for hand-dyed fabric in a quilt without hand-dyed fabrics. */
const OTHER_CRAFT = 0.06;
/** The penalty for sashing with nearly the same lightness as patches near it, which would not stand out. */
const DROWNS = 0.1;
/** The penalty for grey in a quilt without greys, because a warm neutral suits such a quilt better. */
const GREY = 0.1;
/** The penalty for plain fabric in a quilt of prints, because the shade of a plain fabric seldom suits prints. */
const PLAIN = 0.08;
/**
 * The weight of lightness when colours are compared. Hue and chroma count as 1. Lightness counts less, because the
 * rules already limit it.
 */
const LIGHTNESS = 0.5;

/** A border or sashing for which fabrics are suggested, and the fabrics in its quilt. */
export interface Setting {
  part: Part;
  /** The quilt's fabrics, the most used first. */
  used: readonly Fabric[];
  /** The share of the border's or sashing's seam that each neighbouring fabric has, by fabric number. */
  beside: ClothShares;
  /**
   * For a first border, the share of the border that each fabric of the blocks touches, by fabric number. Patches that
   * touch the border only at a point count too. Empty for other borders and the sashing.
   */
  touching: ClothShares;
  /** For sashing, the numbers of the fabrics that lie near the edges of blocks; empty for borders. */
  near: ReadonlySet<number>;
}

/**
 * Returns the data from which `suitingCloths` suggests fabrics for a border or the sashing. These data are the part,
 * and the fabrics that touch the part or lie near it. They lack the list of the quilt's fabrics (`used`).
 */
export function surroundingsOf(quilt: Quilt, band: BandName): Omit<Setting, 'used'> {
  const isFirst = band === 'border1';
  const isInner = isBorderName(band) && indexOfBorder(band) < bordersOf(quilt).length - 1;
  return {
    // Cornerstones stand out from the sashing as a border does from the middle of the quilt.
    part: band === 'sashing' ? band : isInner ? 'inner border' : 'border',
    beside: clothsBeside(quilt, band),
    touching: isFirst ? clothsTouchingEdge(quilt) : new Map(),
    near: band === 'sashing' ? clothsNearSashing(quilt) : new Set(),
  };
}

/**
 * Returns up to four fabrics for a border or the sashing, the best first. No two suggestions look alike, and no
 * suggestion looks like a fabric across the seam. All suggestions keep the rules of `cloth-rules`. If no fabric keeps
 * the rules, the suggestions are the fabrics that break the rules least.
 *
 * Usually, the first suggestion is a dark fabric of the quilt. Beside dark fabric, the first suggestion is the one with
 * the best contrast. For an inner border, it is lighter than the quilt's darkest fabric, which is reserved for the
 * outer border. For sashing between dark patches, it is light. Fabrics of the library follow. They have the quilt's
 * main hue, its second hue or the complementary hue, or are soft or neutral.
 *
 * The first suggestion is chosen differently in these cases:
 * - If patches touch a first border, the first suggestion stands out from all of them. A fabric of the quilt is
 *   preferred. If no fabric of the quilt stands out and the quilt has one border, a dark fabric of the quilt is first:
 *   the fabric whose patches touch the border least.
 * - For sashing, the first suggestion isn't a fabric near the edges of blocks. If all dark fabrics are near these
 *   edges, the first suggestion is light.
 */
export function suitingCloths(
  { part, used, beside, touching, near }: Setting,
  library: readonly Fabric[],
): readonly Fabric[] {
  const own = used.map(clothOf);
  if (own.length === 0) return [];
  const neighbours = neighboursOf(own, beside);
  const faultsOf = rulesFor(own, neighbours);
  const numbers = new Set(used.map(({ fabricNum }) => fabricNum));
  const outer = part === 'inner border' ? darkestOf(own) : null;
  const others = [...used, ...library.filter(({ fabricNum }) => !numbers.has(fabricNum))]
    .filter(({ fabricNum }) => !beside.has(fabricNum))
    .map(clothOf)
    .filter((cloth) => outer === null || isWithin(cloth, outer));
  const unlike = others.filter(({ colour }) =>
    neighbours.every((other) => difference(colour, other.colour) >= UNLIKE_BESIDE),
  );
  const offered = clearest(
    (unlike.length > 0 ? unlike : others).map((cloth) => ({
      ...{ cloth, faults: faultsOf(cloth) },
      isOwn: numbers.has(cloth.fabric.fabricNum),
    })),
  );
  const isHandDyed = own.some(isDyed);
  const hasStripes = own.some(isStriped);
  const hasGreys = own.some(isGrey);
  const isPrinted = own.filter(isPlain).length < own.length / 2;
  /** Returns the penalties for hand-dyed, plain, striped or grey fabric in a quilt without such fabrics. */
  const otherCraft = (cloth: Cloth) =>
    (!isHandDyed && isDyed(cloth) ? OTHER_CRAFT : 0) +
    ((isPrinted || part === 'sashing') && isPlain(cloth) ? PLAIN : 0) +
    (!hasStripes && isStriped(cloth) ? STRIPED : 0) +
    (!hasGreys && isGrey(cloth) ? GREY : 0);
  const nearby = patchesAmong(own, near);
  const frames = framesFor(part, offered, neighbours, own, near);
  const patches = patchesAmong(own, touching);
  const free = freeFrames(part, offered, patches);
  const lead =
    patches.length > 0 && part === 'border' && !free.some(({ isOwn }) => isOwn)
      ? leastTouching(offered, touching, free.length > 0)
      : undefined;
  const suiting = lead ? [lead] : [];
  for (const wish of wishesFor(frames, own, neighbours)) {
    if (suiting.length === SUGGESTED) break;
    let best: (Offer & { far: number }) | null = null;
    const isFraming = suiting.length === 0 && free.length > 0;
    for (const each of isFraming ? free : offered) {
      const { cloth, faults, isOwn } = each;
      if (suiting.length === 0 && near.has(cloth.fabric.fabricNum)) continue;
      if (suiting.some(({ colour }) => difference(colour, cloth.colour) < UNLIKE)) continue;
      const nearer = best === null ? -1 : compareFaults(faults, best.faults);
      if (nearer > 0) continue;
      const far =
        distanceTo(wish, cloth, isOwn || isFraming) +
        (isOwn ? 0 : otherCraft(cloth)) +
        (isUneven(cloth) ? UNEVEN : 0) +
        (isFree(cloth, nearby) ? 0 : DROWNS);
      if (best === null || nearer < 0 || far < best.far) best = { ...each, far };
    }
    if (best) suiting.push(best.cloth);
  }
  return suiting.map(({ fabric }) => fabric);
}

/** Returns the fabrics with the least missing contrast to their neighbours. */
function clearest(offers: readonly Offer[]): readonly Offer[] {
  const least = Math.min(...offers.map(({ faults: [value] }) => value));
  return offers.filter(({ faults: [value] }) => value === least);
}

/**
 * Returns the difference between a fabric and a wanted colour, with penalties added. A smaller number is better. The
 * number is below 0 for a preferred fabric of the quilt.
 */
function distanceTo({ colour, frame }: Wish, cloth: Cloth, isOwn: boolean): number {
  const liveliness = LIVELY * cloth.print;
  // A negative result is always smaller than that of a fabric from the library.
  if (frame !== null && isOwn && isFrame(cloth, frame))
    return Math.abs(cloth.lightness - frame) / 100 - 1 + liveliness;
  return (
    difference(cloth.colour, colour, LIGHTNESS) + liveliness + (!isOwn && hasSubject(cloth) ? SUBJECT : 0)
  );
}
