import { fabricAppearance } from '../../library/fabric-appearance.js';
import { difference, isBright, lightness, oklab, type Oklab } from './oklab.js';

/** The greatest difference in CIE L* between a fabric and its replacement. */
const SAME_VALUE = 25;
/**
 * The greatest difference in CIE L* by which a replacement may be darker than its fabric. This limit applies
 * only if all replacements within `SAME_VALUE` are so bright that they would outshine the other fabrics.
 */
const RATHER_THAN_BRIGHT = 40;
/** The smallest difference in CIE L* at which two fabrics side by side look clearly lighter and darker. */
export const DISTINCT = 15;
/** The weight of lightness in the choice of a replacement, compared with hue and chroma. */
const LIGHTNESS = 1.5;

interface Kept {
  /**
   * Fabrics of the recoloured block that stay as they are. They don't replace any other fabric of the block
   * either.
   */
  taken: readonly number[];
  /** The ground fabric of the recoloured block. `shared` is the ground of the other blocks, which replaces it. */
  ground?: number;
  shared?: number;
}

/**
 * Returns the replacement for each fabric of a block, among the fabrics of others. A replacement is about as light as
 * the fabric that it replaces. If a fabric is clearly lighter or darker than another fabric of the block, so is its
 * replacement. Two fabrics never get the same replacement. Fabrics that stay are left out of the result.
 * @param theirs the available fabrics of the other blocks, the preferred first
 * @param cloths the block's fabrics, the largest amount first
 */
export function inClothOf(
  theirs: readonly number[],
  cloths: readonly number[],
  { taken, ground, shared }: Kept,
): ReadonlyMap<number, number> {
  const others = new Map<number, number>();
  /**
   * Fabrics of the block whose replacement is already decided, each paired with its replacement. A fabric that
   * stays is paired with itself.
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
   * True if `other` can replace a fabric. It must be about as light as the fabric. If the fabric is clearly
   * lighter (or darker) than another fabric of the block, `other` must be clearly lighter (or darker) than that
   * fabric's replacement.
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
 * Computed colours, by fabric number. They are cached because each fabric of a quilt is compared with each fabric of a
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
