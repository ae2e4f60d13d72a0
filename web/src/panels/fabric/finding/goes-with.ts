import { fabricCollections } from '@quiltwright/shared/library/fabric-collections';
import { fabricKinds } from '@quiltwright/shared/library/fabric-kinds';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { difference, oklab, type Oklab } from '@quiltwright/shared/model/cloth/oklab';

/** The greatest number of suggestions. */
const OFFERED = 6;
/** The angle between two neighbouring hues on the colour wheel, in degrees. */
const NEIGHBOUR = 45;
const OPPOSITE = 180;
/** The chroma below which a colour counts as neutral because no hue is visible: a white, a black, a grey or a beige. */
const NEUTRAL = 0.035;
/** The smallest difference in OKLab between the colours of two suggestions. */
const UNLIKE = 0.07;
/** The penalty for a print whose kind has already been suggested. Penalties are added to the difference in colour. */
const SAME_KIND = 0.05;
/** The penalty for a print with a subject, such as clouds for a nursery, beside a fabric without a subject. */
const SUBJECT = 0.08;
/** The penalty for a print that belongs to collections, but not to a collection of the given fabric. */
const OTHER_COLLECTION = 0.06;
/** The penalty for hand-dyed fabric beside printed fabric, or printed beside hand-dyed. */
const OTHER_CRAFT = 0.06;

interface Cloth {
  fabric: Fabric;
  colour: Oklab;
}

/** The fabrics from which a suggestion is chosen, and the colour that the suggestion should have. */
type Wanted = readonly [readonly Cloth[], Oklab];

/**
 * Returns up to six fabrics that go with a given fabric. The first three are chosen from collections that contain the
 * given fabric, if there are suitable ones. Each suggestion has a neighbouring hue, about the opposite hue, or the
 * given fabric's hue in a light or dark tone.
 *
 * Beside a neutral fabric, the suggestions are mostly deep blue, madder (a red), gold, green and sky blue. No two
 * suggestions look alike, and none looks like the given fabric. Prints of different kinds are preferred. Printed
 * fabrics are preferred beside a printed one, and hand-dyed fabrics beside a hand-dyed one.
 * @param library the fabrics to choose from
 */
export function goesWith(fabric: Fabric, library: readonly Fabric[]): readonly Fabric[] {
  const given = clothOf(fabric);
  const others = library.filter(({ fabricNum }) => fabricNum !== fabric.fabricNum).map(clothOf);
  const friends = collectedWith(fabric);
  const collected = others.filter((other) => friends.has(other.fabric.fabricNum));
  const { a, b } = given.colour;
  const wanted = (Math.hypot(a, b) < NEUTRAL ? besideNeutral : besideHue)(given.colour, collected, others);
  const chosen: Cloth[] = [];
  for (const [among, colour] of wanted) {
    const taken = [given, ...chosen];
    const kinds = new Set(taken.map(kindOf));
    const far = (cloth: Cloth) =>
      difference(cloth.colour, colour) +
      (kinds.has(kindOf(cloth)) ? SAME_KIND : 0) +
      (hasSubject(cloth) && !hasSubject(given) ? SUBJECT : 0) +
      (isCollected(cloth) && !friends.has(cloth.fabric.fabricNum) ? OTHER_COLLECTION : 0) +
      (isSolid(cloth) || isSolid(given) || isDyed(cloth) === isDyed(given) ? 0 : OTHER_CRAFT);
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

function besideHue(colour: Oklab, collected: readonly Cloth[], others: readonly Cloth[]): Wanted[] {
  const { l, a, b } = colour;
  const [chroma, hue] = [Math.hypot(a, b), hueOf(colour)];
  const light = { l: 0.93, a: a * 0.2, b: b * 0.2 };
  const dark = at(0.32, Math.max(chroma * 0.7, 0.05), hue);
  const [setOff, echo] = l > 0.62 ? [dark, light] : [light, dark];
  const lively = Math.max(chroma, 0.08);
  const complement = at(mid(l), lively * 0.7, hue + OPPOSITE);
  return [
    [collected, setOff],
    [collected, complement],
    [collected, at(mid(l), lively, hue + NEIGHBOUR)],
    [others, setOff],
    [others, at(mid(l), lively * 0.8, hue + NEIGHBOUR)],
    [others, complement],
    [others, echo],
    [others, at(0.4, lively * 0.7, hue + OPPOSITE + NEIGHBOUR / 2)],
    [others, at(0.75, lively / 2, hue - NEIGHBOUR)],
    [others, at(0.5, lively / 2, hue - NEIGHBOUR)],
  ];
}

/**
 * Returns the colours of suggestions for a neutral fabric, each with the fabrics to choose from. The colours are deep
 * blue, madder, gold, sage, sky and another neutral. The other neutral is dark for a light fabric, and light for a dark
 * one.
 */
function besideNeutral({ l }: Oklab, collected: readonly Cloth[], others: readonly Cloth[]): Wanted[] {
  const [deepBlue, madder] = [at(0.32, 0.07, 265), at(0.45, 0.14, 27)];
  const far = l > 0.62 ? at(0.28, 0.01, 60) : at(0.95, 0.015, 90);
  return [
    [collected, far],
    [collected, madder],
    [collected, deepBlue],
    [others, l > 0.62 ? deepBlue : far],
    [others, madder],
    [others, at(0.77, 0.12, 80)],
    [others, at(0.6, 0.06, 145)],
    [others, at(0.7, 0.07, 245)],
    [others, far],
  ];
}

function clothOf(fabric: Fabric): Cloth {
  return { fabric, colour: oklab(fabric.averageColour) };
}

function kindOf({ fabric }: Cloth): string {
  return fabricKinds.get(fabric.fabricNum) ?? '';
}

function isSolid(cloth: Cloth): boolean {
  return kindOf(cloth) === 'solid';
}

function isDyed(cloth: Cloth): boolean {
  return /batik|marbled|watercolour|ikat/.test(kindOf(cloth));
}

function isCollected({ fabric: { fabricNum } }: Cloth): boolean {
  return fabricCollections.some(({ fabricNums }) => fabricNums.includes(fabricNum));
}

function hasSubject(cloth: Cloth): boolean {
  return /^(tossed|set|bubbles)\b/.test(kindOf(cloth));
}

/** Returns the numbers of all fabrics that share a collection with a fabric. */
function collectedWith({ fabricNum }: Fabric): ReadonlySet<number> {
  return new Set(
    fabricCollections
      .filter(({ fabricNums }) => fabricNums.includes(fabricNum))
      .flatMap(({ fabricNums }) => fabricNums),
  );
}

/**
 * Returns a colour with a lightness, a chroma and a hue.
 * @param hue the angle on the colour wheel, in degrees
 */
function at(l: number, chroma: number, hue: number): Oklab {
  const turn = (hue * Math.PI) / 180;
  return { l, a: chroma * Math.cos(turn), b: chroma * Math.sin(turn) };
}

function hueOf({ a, b }: Oklab): number {
  return (Math.atan2(b, a) * 180) / Math.PI;
}

/** Returns a medium lightness that differs from `l`: darker than a light colour, lighter than a dark one. */
function mid(l: number): number {
  return l > 0.62 ? 0.5 : 0.72;
}
