import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { colourWords } from './colour-words';
import { difference, oklab, type Oklab } from './oklab';

/** What was found: first what is called so, then what comes nearest to the colour. */
export interface Found {
  named: Fabric[];
  near: Fabric[];
}

/** Farther from a colour than this, cloth is not what was looked for; up to `FEWEST`, farther cloth may do. */
const FARTHEST = 0.055;
const FEWEST = 12;
const FARTHEST_OF_FEW = 0.09;
/** How much lightness counts beside hue: in the mean of a print its light figures blur with a dark ground. */
const LIGHTNESS = 0.4;
const MOST_NEAR = 24;
/** Cloth farther from a colour that was picked hardly looks like it; the nearest few are shown in any case. */
const FARTHEST_OF_PICKED = 0.1;
/** Shorter beginnings of a colour word could mean anything. */
const SHORTEST_BEGINNING = 3;
interface Shade {
  /** The lightness that it draws towards, and how much of the way. */
  towards: number;
  share: number;
  /** What it leaves of the chroma. */
  chroma: number;
}

/** What such a word makes of a colour. */
const shades: Readonly<Record<string, Shade>> = {
  pale: { towards: 0.95, share: 0.8, chroma: 0.35 },
  light: { towards: 0.9, share: 0.65, chroma: 0.55 },
  bright: { towards: 0.7, share: 0.3, chroma: 1.15 },
  medium: { towards: 0, share: 0, chroma: 1 },
  deep: { towards: 0.15, share: 0.3, chroma: 0.9 },
  dark: { towards: 0.15, share: 0.5, chroma: 0.8 },
};

/** Words that a more special one beside them overrules: sage green is sage. */
const plainColours = new Set([
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
  'gray',
  'grey',
  'black',
  'white',
]);

/** Looks for fabrics by name, and by colour: navy, dark green, #1f2a44. @param words not empty */
export function searchFabrics(fabrics: readonly Fabric[], words: string): Found {
  const named = fabricsCalled(fabrics, words);
  const colour = colourOf(words);
  if (!colour) return { named, near: [] };
  const isNamed = new Set(named);
  const near = fabrics
    .filter((fabric) => !isNamed.has(fabric))
    .map((fabric) => ({ fabric, far: difference(oklab(fabric.averageColour), colour, LIGHTNESS) }))
    .sort((one, other) => one.far - other.far)
    .filter(({ far }, place) => far <= (place < FEWEST ? FARTHEST_OF_FEW : FARTHEST))
    .slice(0, MOST_NEAR);
  return { named, near: near.map(({ fabric }) => fabric) };
}

/** The fabrics in whose names all the words are; every one for no words. */
function fabricsCalled(fabrics: readonly Fabric[], words: string): Fabric[] {
  const wanted = wordsOf(words);
  return fabrics.filter((fabric) => {
    const name = nameOfFabric(fabric).toLowerCase();
    return wanted.every((word) => name.includes(word));
  });
}

/**
 * The fabrics whose mean comes nearest to a colour, the nearest first: of those that the words name, where there
 * are any words.
 *
 * @param hex #rrggbb
 */
export function nearestFabrics(fabrics: readonly Fabric[], hex: string, words: string): Fabric[] {
  const colour = oklab(hex);
  return fabricsCalled(fabrics, words)
    .map((fabric) => ({ fabric, far: difference(oklab(fabric.averageColour), colour) }))
    .sort((one, other) => one.far - other.far)
    .filter(({ far }, place) => far <= FARTHEST_OF_PICKED || place < FEWEST)
    .map(({ fabric }) => fabric);
}

/** The colour that words mean; null where they mean none. */
export function colourOf(words: string): Oklab | null {
  const hex = /^#?([0-9a-f]{6})$/i.exec(words.trim())?.[1] ?? tripled(words.trim());
  if (hex !== undefined) return oklab(`#${hex}`);
  let colour: Oklab | null = null;
  let isSpecial = false;
  for (const word of wordsOf(words)) {
    const called = shades[word] ? null : colourCalled(word);
    if (!called || (isSpecial && plainColours.has(word))) continue;
    colour = called;
    isSpecial = !plainColours.has(word);
  }
  return colour && wordsOf(words).reduce(shaded, colour);
}

function shaded(colour: Oklab, word: string): Oklab {
  const shade = shades[word];
  if (!shade) return colour;
  const { towards, share, chroma } = shade;
  return { l: colour.l + (towards - colour.l) * share, a: colour.a * chroma, b: colour.b * chroma };
}

/** The name that a fabric goes by: an upload's is its owner's. */
export function nameOfFabric({ fabricName, userFabricName }: Fabric): string {
  return userFabricName || fabricName;
}

/** #abc is short for #aabbcc; without the sign it is a word. */
function tripled(words: string): string | undefined {
  const digits = /^#([0-9a-f]{3})$/i.exec(words)?.[1];
  return digits?.replace(/./g, '$&$&');
}

function colourCalled(word: string): Oklab | null {
  const isBeginning = (name: string) => word.length >= SHORTEST_BEGINNING && name.startsWith(word);
  const hex = colourWords[word] ?? Object.entries(colourWords).find(([name]) => isBeginning(name))?.[1];
  return hex === undefined ? null : oklab(hex);
}

function wordsOf(words: string): string[] {
  return words.toLowerCase().split(/\s+/).filter(Boolean);
}
