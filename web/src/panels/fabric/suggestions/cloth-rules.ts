import { fabricAppearance, type PrintLevel } from '@quiltwright/shared/library/fabric-appearance';
import { fabricKinds } from '@quiltwright/shared/library/fabric-kinds';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { ClothShares } from '@quiltwright/shared/model/cloth/cloths-beside';
import { apart, chroma, hueOf, lightness, oklab, type Oklab } from '@quiltwright/shared/model/cloth/oklab';

/* Rules, as numbers, that say which fabrics suit the other fabrics of a quilt. */

/**
 * The difference in lightness, in CIE L*, at which the seam between two neighbours is clearly visible. Neighbours are
 * fabrics on opposite sides of a seam.
 */
export const VALUE_STEP = 13;
/**
 * The smallest difference in lightness, in CIE L*, that a fabric needs from some neighbours: those with an opposed hue
 * or with less than `SMALL_SHARE` of the seam. From other neighbours, a fabric needs a difference of `VALUE_STEP`.
 */
export const SMALL_STEP = 7;
export const SMALL_SHARE = 1 / 8;
/** The chroma below which a colour counts as neutral because no hue is visible: a white, a black, a grey or a beige. */
export const NEUTRAL = 0.035;
/**
 * The warm neutrals, such as beige: their smallest chroma, their middle hue, and the greatest distance from that hue.
 * Hues are in degrees.
 */
const WARM = { chroma: 0.012, hue: 80, reach: 45 };
/**
 * The chroma from which a fabric has tones: darker and lighter fabrics of the same hue. A fabric with less chroma is a
 * greyish neutral, such as taupe.
 */
const HAS_TONES = 0.05;
/** The range of hues, in degrees, whose light and medium tones are pinks. */
const REDS = { from: -20, to: 50 };
/** The OKLab lightness above which a red counts as a pink. */
export const PINK = 0.52;
/** The greatest angle on the colour wheel between two hues that count as the same, in degrees. */
const SAME_HUE = 15;
/** The smallest angle between two hues that differ at first sight, in degrees. */
const OPPOSED = 90;
/**
 * The smallest fraction of a colour's chroma that a darker tone of the colour must have. With less chroma, a red
 * becomes a brown and a blue a charcoal.
 */
const KEPT_CHROMA = 0.65;
/** The greatest difference in lightness between two neutrals that count as similar, in CIE L*. */
const LIKE_NEUTRAL = 20;
/**
 * The smallest visible difference in lightness, in CIE L*. Missing contrast is counted in multiples of this difference.
 */
const SEEN_STEP = 4;

const prints: readonly PrintLevel[] = ['calm', 'busy', 'glaring'];
const BUSY = prints.indexOf('busy');

/** A fabric as seen from a few metres away: its colour, its lightness, and a number for how busy its print is. */
export interface Cloth {
  fabric: Fabric;
  colour: Oklab;
  /** The lightness, in CIE L*. */
  lightness: number;
  /** A number for how busy the print is: 0 for calm, 1 for busy, 2 for glaring. */
  print: number;
}

/** A fabric on the opposite side of a seam. */
export interface Neighbour extends Cloth {
  /** The share of the seam's length that the fabric has, from 0 to 1. */
  share: number;
}

/**
 * The degree to which a fabric breaks each rule, the most important rule first. All values are 0 if the fabric keeps
 * the rules. Missing contrast is a multiple of `SEEN_STEP`, the smallest visible difference in lightness.
 * - `value` is the missing contrast to neighbours with a large share of the seam.
 * - `foreign` is 1 if the fabric isn't a tone (`isToneOf`) of any fabric of the quilt.
 * - `smallValue` is the missing contrast to neighbours with a small share of the seam.
 * - `print` is the number of levels (calm, busy, glaring) above the quilt's liveliest print. A glaring print always
 *   breaks this rule.
 * - `chroma` is the chroma above that of the quilt's strongest fabric.
 */
export type Faults = readonly [
  value: number,
  foreign: number,
  smallValue: number,
  print: number,
  chroma: number,
];

const known = new WeakMap<Fabric, Cloth>();

/**
 * Returns a fabric with its colour, its lightness and a number for how busy its print is. An uploaded fabric counts as
 * busy, because only its mean colour is known.
 */
export function clothOf(fabric: Fabric): Cloth {
  const before = known.get(fabric);
  if (before) return before;
  const { colour, print } = fabricAppearance.get(fabric.fabricNum) ?? {
    colour: fabric.averageColour,
    print: 'busy',
  };
  const cloth = { fabric, colour: oklab(colour), lightness: lightness(colour), print: prints.indexOf(print) };
  known.set(fabric, cloth);
  return cloth;
}

export function neighboursOf(cloths: readonly Cloth[], beside: ClothShares): Neighbour[] {
  return cloths.flatMap((cloth) => {
    const share = beside.get(cloth.fabric.fabricNum);
    return share === undefined ? [] : [{ ...cloth, share }];
  });
}

/**
 * Returns the contrast that a fabric lacks beside a neighbour, in CIE L*; 0 if the contrast is enough.
 * @param light the lightness of the fabric, in CIE L*
 * @param colour the colour of the fabric, if known
 */
export function tooNear(
  light: number,
  { lightness: other, share, colour: beside }: Neighbour,
  colour?: Oklab,
): number {
  const isSmall = share < SMALL_SHARE || (colour !== undefined && areOtherHues(colour, beside));
  return Math.max(0, (isSmall ? SMALL_STEP : VALUE_STEP) - Math.abs(light - other));
}

/** True if the hues of two colours differ at first sight, like blue and red. */
function areOtherHues(one: Oklab, other: Oklab): boolean {
  return Math.min(chroma(one), chroma(other)) >= HAS_TONES && apart(hueOf(one), hueOf(other)) >= OPPOSED;
}

/**
 * Returns a function that measures how much a fabric breaks each rule of this file.
 * @param inQuilt the fabrics of the quilt
 * @param neighbours the fabrics on the opposite side of the seam
 */
export function rulesFor(
  inQuilt: readonly Cloth[],
  neighbours: readonly Neighbour[],
): (cloth: Cloth) => Faults {
  const liveliest = Math.min(BUSY, Math.max(0, ...inQuilt.map(({ print }) => print)));
  const strongest = Math.max(0, ...inQuilt.map(({ colour }) => chroma(colour)));
  const isSmall = ({ share }: Neighbour) => share < SMALL_SHARE;
  const [small, large] = [neighbours.filter(isSmall), neighbours.filter((each) => !isSmall(each))];
  const nearness = (cloth: Cloth, to: readonly Neighbour[]) =>
    Math.ceil(
      Math.max(0, ...to.map((neighbour) => tooNear(cloth.lightness, neighbour, cloth.colour))) / SEEN_STEP,
    );
  return (cloth) => [
    nearness(cloth, large),
    inQuilt.some((own) => isToneOf(cloth, own)) ? 0 : 1,
    nearness(cloth, small),
    Math.max(0, cloth.print - liveliest),
    Math.max(0, chroma(cloth.colour) - strongest),
  ];
}

/**
 * True if `cloth` is the same fabric as `own`, or a tone of `own`. The tones of a colour are darker and lighter fabrics
 * of the same hue. The tones of a neutral are neutrals of similar lightness. A pink is a tone of pinks only.
 */
export function isToneOf(cloth: Cloth, own: Cloth): boolean {
  if (cloth.fabric === own.fabric) return true;
  if (isPink(cloth.colour) && !isPink(own.colour)) return false;
  const [strength, ownStrength] = [chroma(cloth.colour), chroma(own.colour)];
  if (strength < NEUTRAL || ownStrength < HAS_TONES)
    return (
      Math.max(strength, ownStrength) < HAS_TONES && Math.abs(cloth.lightness - own.lightness) <= LIKE_NEUTRAL
    );
  const room = Math.min(1, cloth.colour.l / own.colour.l);
  return (
    apart(hueOf(cloth.colour), hueOf(own.colour)) <= SAME_HUE && strength >= KEPT_CHROMA * room * ownStrength
  );
}

/** True for a colour that counts as a pink: a red above the lightness `PINK`. */
export function isPink(colour: Oklab): boolean {
  const hue = hueOf(colour);
  return colour.l > PINK && chroma(colour) >= NEUTRAL && hue > REDS.from && hue < REDS.to;
}

/** True if a fabric breaks none of the rules for a border or the sashing: every degree in `faults` is 0. */
export function keepsRules(faults: Faults): boolean {
  return faults.every((fault) => fault === 0);
}

/**
 * Compares two fabrics by the degree to which they break the rules, the most important rule first. Returns a negative
 * number if the first fabric is better.
 */
export function compareFaults(one: Faults, other: Faults): number {
  for (const [rule, fault] of one.entries()) {
    const more = fault - (other[rule] ?? 0);
    if (more !== 0) return more;
  }
  return 0;
}

/** True for a print with words or with a subject, such as clouds for a nursery. */
export function hasSubject({ fabric }: Cloth): boolean {
  return /^(tossed|set|bubbles|text|low-volume)\b/.test(fabricKinds.get(fabric.fabricNum) ?? '');
}

/** True for fabric with light and dark areas, which look blotchy in a narrow strip. */
export function isUneven({ fabric }: Cloth): boolean {
  return fabricAppearance.get(fabric.fabricNum)?.isUneven === true;
}

/** True for striped fabric: its stripes would run along some strips of a quilt and across others. */
export function isStriped({ fabric }: Cloth): boolean {
  return /stripe|ticking/.test(fabricKinds.get(fabric.fabricNum) ?? '');
}

/** True for fabric of one colour, without a print. */
export function isPlain({ fabric }: Cloth): boolean {
  return /^(solid|shot cotton)$/.test(fabricKinds.get(fabric.fabricNum) ?? '');
}

/** True for fabric of medium lightness that looks grey: a neutral without a warm hue. */
export function isGrey({ colour, lightness }: Cloth): boolean {
  const isWarm = chroma(colour) >= WARM.chroma && apart(hueOf(colour), WARM.hue) <= WARM.reach;
  return lightness > 30 && lightness < 85 && chroma(colour) < NEUTRAL && !isWarm;
}

/** True for fabric that is hand-dyed, or looks hand-dyed. */
export function isDyed({ fabric }: Cloth): boolean {
  return /batik|marbled|watercolour|ikat|ombre/.test(fabricKinds.get(fabric.fabricNum) ?? '');
}
