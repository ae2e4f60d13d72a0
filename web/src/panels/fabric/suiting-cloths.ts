import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { difference, oklab, type Oklab } from './oklab';

/** How many are suggested. */
export const SUGGESTED = 4;

/** Two suggestions differ at least as much as this. */
const UNLIKE = 0.08;
/** At least so much lighter or darker a cloth sets another one off; white is 1. */
const SET_OFF = 0.25;
/** How much lightness counts beside hue for cloth that is near to another. */
const LIGHTNESS = 0.4;

interface Cloth {
  fabric: Fabric;
  colour: Oklab;
}

/**
 * Up to four cloths for a border or sashing: the darkest of the quilt, the one of which the quilt has most beside it,
 * and from the library one near to the quilt's strongest colour, and one of that hue that is much lighter or darker
 * than most of the quilt. No two look alike.
 *
 * @param used the quilt's fabrics, the one of which there is most first
 * @param beside the number of the fabric that it lies against, of which nothing would set it apart; 0 for none
 */
export function suitingCloths(
  used: readonly Fabric[],
  library: readonly Fabric[],
  beside: number,
): readonly Fabric[] {
  const inQuilt = used.map(clothOf);
  const [most] = inQuilt;
  if (!most) return [];
  const strongest = inQuilt.reduce((one, other) => (chroma(other) > chroma(one) ? other : one)).colour;
  const numbers = new Set(used.map(({ fabricNum }) => fabricNum));
  const others = library.filter(({ fabricNum }) => !numbers.has(fabricNum)).map(clothOf);

  const darkestFirst = inOrder(inQuilt, ({ l }) => l);
  const nearestFirst = inOrder(others, (colour) => difference(colour, strongest, LIGHTNESS));
  const settingOff = inOrder(
    others.filter(({ colour }) => Math.abs(colour.l - most.colour.l) >= SET_OFF),
    (colour) => difference(colour, strongest, 0),
  );

  const neighbours = inQuilt.filter(({ fabric }) => fabric.fabricNum === beside);
  const suiting: Cloth[] = [];
  for (const cloths of [darkestFirst, inQuilt, nearestFirst, settingOff, nearestFirst, settingOff]) {
    const isNew = ({ colour }: Cloth) =>
      [...neighbours, ...suiting].every((other) => difference(colour, other.colour) >= UNLIKE);
    const next = suiting.length < SUGGESTED ? cloths.find(isNew) : undefined;
    if (next) suiting.push(next);
  }
  return suiting.map(({ fabric }) => fabric);
}

function clothOf(fabric: Fabric): Cloth {
  return { fabric, colour: oklab(fabric.averageColour) };
}

function chroma({ colour }: Cloth): number {
  return Math.hypot(colour.a, colour.b);
}

function inOrder(cloths: readonly Cloth[], rank: (colour: Oklab) => number): Cloth[] {
  return [...cloths].sort((one, other) => rank(one.colour) - rank(other.colour));
}
