import { fabricAppearance, type PrintLevel } from '@quiltwright/shared/library/fabric-appearance';
import { fabricKinds } from '@quiltwright/shared/library/fabric-kinds';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { ClothShares } from '../../../model/cloth/cloths-beside';
import { apart, chroma, hueOf, lightness, oklab, type Oklab } from '../../../model/cloth/oklab';

/* Rules in figures for a fabric that suits others in a quilt. */

/** CIE L* by which a fabric must be lighter or darker than its neighbour at a seam, to read as another value. */
export const VALUE_STEP = 13;
/** The same for a fabric with less than `SMALL_SHARE` of the seam, or with an opposed hue. */
export const SMALL_STEP = 7;
export const SMALL_SHARE = 1 / 8;
/** Chroma below which no hue is visible: a white, a black, a gray or a beige. */
export const NEUTRAL = 0.035;
/** Least chroma of a fabric that has tones. One with less is a grayish neutral, such as taupe. */
const HAS_TONES = 0.05;
/** Degrees on the colour wheel within which two hues are the same. */
const SAME_HUE = 15;
/** Degrees from which two hues differ at first sight. */
const OPPOSED = 90;
/** Share of the chroma that a darker tone keeps. With less, a red is a brown and a blue a charcoal. */
const KEPT_CHROMA = 0.65;
/** CIE L* within which two neutrals are similar. */
const LIKE_NEUTRAL = 20;
/** Smallest visible step in CIE L*, in which missing contrast is counted. */
const SEEN_STEP = 4;

const prints: readonly PrintLevel[] = ['calm', 'busy', 'glaring'];
const BUSY = prints.indexOf('busy');

/** A fabric and its look from some steps away. */
export interface Cloth {
  fabric: Fabric;
  colour: Oklab;
  /** CIE L*. */
  lightness: number;
  /** 0 for a calm print, 1 for a busy one, 2 for a glaring one. */
  print: number;
}

/** A neighbour at a seam. */
export interface Neighbour extends Cloth {
  /** The share of the seam's length. */
  share: number;
}

/**
 * The faults of a fabric, the weightiest first; all 0 if it keeps the rules. `value` and `smallValue` count the
 * contrast that it lacks to neighbours with a large and with a small share of the seam, in `SEEN_STEP`s of CIE L*.
 * `foreign` is 1 if its colour isn't in the quilt. `print` is its liveliness above the quilt's liveliest print, which
 * counts as busy at most. `chroma` is its excess over the quilt's strongest fabric, which it would outshine.
 */
export type Faults = readonly [
  value: number,
  foreign: number,
  smallValue: number,
  print: number,
  chroma: number,
];

const known = new WeakMap<Fabric, Cloth>();

/** Returns a fabric with its look. Uploads, of which only the mean colour is known, count as busy. */
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
 * Returns the CIE L* that a lightness lacks in contrast to a neighbour.
 * @param colour the colour with that lightness, if known
 */
export function tooNear(
  light: number,
  { lightness: other, share, colour: beside }: Neighbour,
  colour?: Oklab,
): number {
  const isSmall = share < SMALL_SHARE || (colour !== undefined && areOtherHues(colour, beside));
  return Math.max(0, (isSmall ? SMALL_STEP : VALUE_STEP) - Math.abs(light - other));
}

/** True if two colours differ by hue at once, as blue and red do. */
function areOtherHues(one: Oklab, other: Oklab): boolean {
  return Math.min(chroma(one), chroma(other)) >= HAS_TONES && apart(hueOf(one), hueOf(other)) >= OPPOSED;
}

/** Returns a function that judges a fabric by the rules, for a quilt of these fabrics. */
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

/** True if a fabric is the same, lighter or darker: of one hue, or a neutral about as light or dark. */
export function isToneOf(cloth: Cloth, own: Cloth): boolean {
  if (cloth.fabric === own.fabric) return true;
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

/** Compares two fabrics by the rules, the weightiest first. Negative if the first one is better. */
export function compareFaults(one: Faults, other: Faults): number {
  for (const [rule, fault] of one.entries()) {
    const more = fault - (other[rule] ?? 0);
    if (more !== 0) return more;
  }
  return 0;
}

/** True for a print with its own subject, such as clouds for a nursery, or with words. */
export function hasSubject({ fabric }: Cloth): boolean {
  return /^(tossed|set|bubbles|text|low-volume)\b/.test(fabricKinds.get(fabric.fabricNum) ?? '');
}

/** True for fabric with light and dark areas, which make a narrow strip blotchy. */
export function isUneven({ fabric }: Cloth): boolean {
  return fabricAppearance.get(fabric.fabricNum)?.isUneven === true;
}

/** True for fabric with stripes, which run along some strips of a quilt and across the others. */
export function isStriped({ fabric }: Cloth): boolean {
  return /stripe|ticking/.test(fabricKinds.get(fabric.fabricNum) ?? '');
}

/** True for fabric of one colour, without a print. */
export function isPlain({ fabric }: Cloth): boolean {
  return /^(solid|shot cotton)$/.test(fabricKinds.get(fabric.fabricNum) ?? '');
}

/** True for fabric that was dyed by hand, or looks so. */
export function isDyed({ fabric }: Cloth): boolean {
  return /batik|marbled|watercolour|ikat|ombre/.test(fabricKinds.get(fabric.fabricNum) ?? '');
}
