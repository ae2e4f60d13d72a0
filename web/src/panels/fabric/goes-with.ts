import { fabricCollections } from '@quiltwright/shared/library/fabric-collections';
import { fabricKinds } from '@quiltwright/shared/library/fabric-kinds';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { difference, oklab, type Oklab } from './oklab';

/** How many are offered. */
const OFFERED = 6;
/** Degrees on the colour wheel. */
const NEIGHBOUR = 45;
const OPPOSITE = 180;
/** Two that are offered differ at least as much as this. */
const UNLIKE = 0.07;
/** So much farther from what is wanted counts a print of a kind that is there already. */
const SAME_KIND = 0.05;
/** And a print with a subject of its own, as clouds for a nursery, beside one that has none. */
const SUBJECT = 0.08;

interface Cloth {
  fabric: Fabric;
  colour: Oklab;
}

/**
 * Up to six fabrics for one in the hand: two of its collection, where it is in one; a light and a dark of its hue, a
 * neighbour on the colour wheel, its complement, and more of these. No two look alike, nor like the one in the hand, and
 * prints of different kinds come first.
 *
 * @param library the fabrics to choose from
 */
export function goesWith(fabric: Fabric, library: readonly Fabric[]): readonly Fabric[] {
  const inHand = clothOf(fabric);
  const others = library.filter(({ fabricNum }) => fabricNum !== fabric.fabricNum).map(clothOf);
  const friends = collectedWith(fabric);
  const collected = others.filter((other) => friends.has(other.fabric.fabricNum));
  const { l, a, b } = inHand.colour;
  const chroma = Math.hypot(a, b);
  const [light, dark] = [{ l: 0.93, a: a * 0.2, b: b * 0.2 }, at(0.32, chroma * 0.7, hueOf(inHand.colour))];
  const [setOff, echo] = l > 0.62 ? [dark, light] : [light, dark];
  const lively = Math.max(chroma, 0.08);
  const wanted: readonly (readonly [readonly Cloth[], Oklab])[] = [
    [collected, setOff],
    [collected, at(0.6, lively, hueOf(inHand.colour) + OPPOSITE)],
    [others, setOff],
    [others, at(mid(l), lively, hueOf(inHand.colour) + NEIGHBOUR)],
    [others, at(mid(l), lively, hueOf(inHand.colour) + OPPOSITE)],
    [others, echo],
    [others, at(0.75, lively / 2, hueOf(inHand.colour) - NEIGHBOUR)],
    [others, at(0.5, lively, hueOf(inHand.colour) - NEIGHBOUR)],
  ];
  const chosen: Cloth[] = [];
  for (const [among, colour] of wanted) {
    const taken = [inHand, ...chosen];
    const kinds = new Set(taken.map(kindOf));
    const far = (cloth: Cloth) =>
      difference(cloth.colour, colour) +
      (kinds.has(kindOf(cloth)) ? SAME_KIND : 0) +
      (hasSubject(cloth) && !hasSubject(inHand) ? SUBJECT : 0);
    const fitting = among.filter((cloth) =>
      taken.every((other) => difference(cloth.colour, other.colour) >= UNLIKE),
    );
    const next = fitting.reduce<Cloth | null>(
      (best, cloth) => (best === null || far(cloth) < far(best) ? cloth : best),
      null,
    );
    if (next && chosen.length < OFFERED) chosen.push(next);
  }
  return chosen.map((cloth) => cloth.fabric);
}

function clothOf(fabric: Fabric): Cloth {
  return { fabric, colour: oklab(fabric.averageColour) };
}

function kindOf({ fabric }: Cloth): string {
  return fabricKinds.get(fabric.fabricNum) ?? '';
}

function hasSubject(cloth: Cloth): boolean {
  return /^(tossed|set|bubbles)\b/.test(kindOf(cloth));
}

/** The fabrics of the collections that a fabric is in. */
function collectedWith({ fabricNum }: Fabric): ReadonlySet<number> {
  return new Set(
    fabricCollections
      .filter(({ fabricNums }) => fabricNums.includes(fabricNum))
      .flatMap(({ fabricNums }) => fabricNums),
  );
}

/** A colour by its place on the wheel. @param hue in degrees */
function at(l: number, chroma: number, hue: number): Oklab {
  const turn = (hue * Math.PI) / 180;
  return { l, a: chroma * Math.cos(turn), b: chroma * Math.sin(turn) };
}

function hueOf({ a, b }: Oklab): number {
  return (Math.atan2(b, a) * 180) / Math.PI;
}

/** Lightness on the other side of the middle, not far from it. */
function mid(l: number): number {
  return l > 0.62 ? 0.5 : 0.72;
}
