import { fabricAppearance, type PrintLevel } from '@quiltwright/shared/library/fabric-appearance';
import { fabricKinds } from '@quiltwright/shared/library/fabric-kinds';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { ClothShares } from '../../model/cloths-beside';
import { chroma, lightness, oklab, type Oklab } from '../../model/oklab';

/* What makes one cloth sit well beside others in a quilt, as figures. */

/** CIE L* by which a cloth must be lighter or darker than what it is sewn to, to be read as another value. */
export const VALUE_STEP = 15;
/** And than cloth that takes less than `SMALL_SHARE` of the seam. */
export const SMALL_STEP = 8;
export const SMALL_SHARE = 1 / 8;
/** With so much more chroma than the quilt's strongest cloth, OKLab, a border outshines its blocks. */
export const CHROMA_OVER = 0.02;

const prints: readonly PrintLevel[] = ['calm', 'busy', 'glaring'];
const BUSY = prints.indexOf('busy');

/** A fabric and what the eye sees of it from some steps away. */
export interface Cloth {
  fabric: Fabric;
  colour: Oklab;
  /** CIE L*. */
  lightness: number;
  /** 0 for a calm print, 1 for a busy one, 2 for a glaring one. */
  print: number;
}

/** Cloth that another one is sewn to. */
export interface Neighbour extends Cloth {
  /** Of the seam's length. */
  share: number;
}

/**
 * By how much a cloth breaks the rules: CIE L* that it is too near to a neighbour's, how much livelier its print is than
 * any of the quilt's or than a busy one, and how much too strong its colour. All 0 where it keeps them.
 */
export type Faults = readonly [value: number, print: number, chroma: number];

const known = new WeakMap<Fabric, Cloth>();

/** Uploads, of which only the mean colour is known, count as busy. */
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

/** CIE L* by which a neighbour asks for more than a lightness has. */
export function tooNear(light: number, { lightness: other, share }: Neighbour): number {
  return Math.max(0, (share < SMALL_SHARE ? SMALL_STEP : VALUE_STEP) - Math.abs(light - other));
}

/** The rules for cloth in a quilt of some, as a judge of each. */
export function rulesFor(
  inQuilt: readonly Cloth[],
  neighbours: readonly Neighbour[],
): (cloth: Cloth) => Faults {
  const liveliest = Math.min(BUSY, Math.max(0, ...inQuilt.map(({ print }) => print)));
  const strongest = Math.max(0, ...inQuilt.map(({ colour }) => chroma(colour)));
  return (cloth) => [
    Math.max(0, ...neighbours.map((neighbour) => tooNear(cloth.lightness, neighbour))),
    Math.max(0, cloth.print - liveliest),
    Math.max(0, chroma(cloth.colour) - strongest - CHROMA_OVER),
  ];
}

/** Which cloth is nearer to the rules: value counts first, then print, then chroma. Negative for the first one. */
export function compareFaults(one: Faults, other: Faults): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

/** A print with a subject of its own, as clouds for a nursery, or with words. */
export function hasSubject({ fabric }: Cloth): boolean {
  return /^(tossed|set|bubbles|text|low-volume)\b/.test(fabricKinds.get(fabric.fabricNum) ?? '');
}

/** Cloth that was dyed by hand, or looks so. */
export function isDyed({ fabric }: Cloth): boolean {
  return /batik|marbled|watercolour|ikat|ombre/.test(fabricKinds.get(fabric.fabricNum) ?? '');
}
