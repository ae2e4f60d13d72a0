import { fabricAppearance } from '../../library/fabric-appearance.js';
import { difference, isBright, lightness, oklab, type Oklab } from './oklab.js';

/** The greatest difference in CIE L* between a fabric and the fabric that replaces it. */
const SAME_VALUE = 25;
/**
 * The greatest difference in CIE L* by which a replacement may be darker than the fabric that it replaces. It is used
 * instead of `SAME_VALUE` only if all fabrics within `SAME_VALUE` would outshine the other fabrics.
 */
const RATHER_THAN_BRIGHT = 40;
/** The smallest difference in CIE L* at which one of two fabrics side by side looks clearly lighter. */
export const DISTINCT = 15;
/** The weight of lightness when a replacement is chosen. Hue and chroma have the weight 1. */
const LIGHTNESS = 1.5;

interface Kept {
  /** The block's fabrics that stay unchanged. They don't replace other fabrics of the block either. */
  taken: readonly number[];
  /**
   * `ground` is the block's background fabric. `shared` is the background fabric of the other blocks, which replaces
   * `ground`.
   */
  ground?: number;
  shared?: number;
}

/**
 * Returns the replacement for each fabric of a block, chosen among the fabrics of other blocks. A replacement is about
 * as light as the fabric that it replaces. If one fabric is clearly lighter than another, so is its replacement. Two
 * fabrics never get the same replacement. The result leaves out fabrics that stay.
 * @param theirs the fabrics of the other blocks, the preferred first
 * @param cloths the block's fabrics, the largest amount first
 */
export function inClothOf(
  theirs: readonly number[],
  cloths: readonly number[],
  { taken, ground, shared }: Kept,
): ReadonlyMap<number, number> {
  const others = new Map<number, number>();
  /**
   * The fabrics whose replacement is already decided, each paired with its replacement. A fabric that stays unchanged
   * is paired with itself.
   */
  const settled: [number, number][] = taken.map((fabric) => [fabric, fabric]);
  const settle = (fabric: number, other: number) => {
    settled.push([fabric, other]);
    if (fabric !== other) others.set(fabric, other);
  };
  for (const fabric of cloths.filter((each) => theirs.includes(each))) settle(fabric, fabric);
  const isFree = (fabric: number) => settled.every(([, is]) => is !== fabric);
  if (ground !== undefined && shared !== undefined && isOpen(ground) && isFree(shared))
    settle(ground, shared);
  for (const fabric of cloths.filter(isOpen)) {
    const wanted = (most: number) =>
      theirs
        .filter((other) => isFree(other) && !cloths.includes(other) && canBe(fabric, other, most))
        .sort((one, other) => far(fabric, one) - far(fabric, other));
    const near = wanted(SAME_VALUE);
    const calm = (other: number) => !isTooBright(fabric, other);
    const isDarker = (other: number) => (lightnessOf(other) ?? 0) < (lightnessOf(fabric) ?? 0);
    const found =
      near.find(calm) ??
      (near.length > 0 ? wanted(RATHER_THAN_BRIGHT).filter(isDarker).find(calm) : undefined);
    settle(fabric, found ?? near[0] ?? fabric);
  }
  return others;

  function isOpen(fabric: number): boolean {
    return settled.every(([was]) => was !== fabric);
  }

  /**
   * True if the fabric `other` can replace a fabric of the block. Both must be about equally light. Two fabrics of the
   * block that are clearly lighter and darker must stay so after their replacement.
   * @param most the greatest difference in CIE L* between both fabrics
   */
  function canBe(fabric: number, other: number, most: number): boolean {
    const [from, to] = [lightnessOf(fabric), lightnessOf(other)];
    if (from === null || to === null || Math.abs(from - to) > most) return false;
    return settled.every(([was, is]) => {
      const [before, after] = [lightnessOf(was), lightnessOf(is)];
      if (before === null || after === null || Math.abs(from - before) < DISTINCT) return true;
      return (from - before) * (to - after) > 0 && Math.abs(to - after) >= DISTINCT;
    });
  }
}

/** Returns the CIE L* of a library fabric; null for an upload. */
export function lightnessOf(fabricNum: number): number | null {
  return seenAs(fabricNum)?.lightness ?? null;
}

function far(one: number, other: number): number {
  const [from, to] = [seenAs(one), seenAs(other)];
  if (!from || !to) return Infinity;
  return difference(from.colour, to.colour, LIGHTNESS);
}

function isTooBright(fabric: number, other: number): boolean {
  return seenAs(other)?.isBright === true && seenAs(fabric)?.isBright !== true;
}

interface Seen {
  colour: Oklab;
  /** The lightness in CIE L*. */
  lightness: number;
  isBright: boolean;
}

/**
 * The colours of fabrics, cached by fabric number, because each fabric of a quilt is compared with each fabric of a
 * block many times.
 */
const seen = new Map<number, Seen | null>();

function seenAs(fabricNum: number): Seen | null {
  const known = seen.get(fabricNum);
  if (known !== undefined) return known;
  const colour = fabricAppearance.get(fabricNum)?.colour;
  const now =
    colour === undefined
      ? null
      : { colour: oklab(colour), lightness: lightness(colour), isBright: isBright(colour) };
  seen.set(fabricNum, now);
  return now;
}
