import { fabricAppearance } from '@quiltwright/shared/library/fabric-appearance';
import { difference, isBright, lightness, oklab, type Oklab } from './oklab';

/** CIE L* by which a replacing fabric may be lighter or darker. */
const SAME_VALUE = 25;
/** CIE L* by which it may be darker if everything nearer is bright, and would outshine the others. */
const RATHER_THAN_BRIGHT = 40;
/** CIE L* from which two fabrics side by side have different values. */
export const TOLD_APART = 15;
/** Weight of lightness compared with hue and chroma, for a replacing fabric. */
const LIGHTNESS = 1.5;

interface Kept {
  /** Fabrics of the block that stay, so that no other becomes equal. */
  taken: readonly number[];
  /** The block's ground, and the one that it shares with the others. */
  ground?: number;
  shared?: number;
}

/**
 * Returns the replacement for each fabric of a block, among the fabrics of others. It is about as light or dark, and as
 * much lighter or darker than the block's other fabrics. Two fabrics never become one. Leaves out fabrics that stay.
 * @param theirs available fabrics, the preferred first
 * @param cloths the block's fabrics, the largest amount first
 */
export function inClothOf(
  theirs: readonly number[],
  cloths: readonly number[],
  { taken, ground, shared }: Kept,
): ReadonlyMap<number, number> {
  const others = new Map<number, number>();
  /** Each decided fabric, with its replacement. */
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

  /** @param most CIE L* by which it may be lighter or darker */
  function canBe(fabric: number, other: number, most: number): boolean {
    const [from, to] = [lightnessOf(fabric), lightnessOf(other)];
    if (from === null || to === null || Math.abs(from - to) > most) return false;
    return settled.every(([was, is]) => {
      const [before, after] = [lightnessOf(was), lightnessOf(is)];
      if (before === null || after === null || Math.abs(from - before) < TOLD_APART) return true;
      return (from - before) * (to - after) > 0 && Math.abs(to - after) >= TOLD_APART;
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
  /** CIE L*. */
  lightness: number;
  isBright: boolean;
}

/** Computed once, because each fabric of a quilt is compared with each of a block many times. */
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
