import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { colourWords } from './colour-words';
import { valueOf, type FabricValue } from './fabric-value';
import { fitOf, plain, wantedWords } from './fabric-words';
import { difference, oklab, type Oklab } from '../../../model/cloth/oklab';

/** The results: first fabrics with a matching name, then the nearest to the colour. */
export interface Found {
  named: Fabric[];
  near: Fabric[];
  /** If there are neither: fabrics that match some of the words. */
  nearest: Fabric[];
}

/** Largest distance of a found fabric from a colour; up to `FEWEST` results may be farther. */
const FARTHEST = 0.055;
const FEWEST = 12;
const FARTHEST_OF_FEW = 0.09;
/** The weight of lightness beside hue: in the mean of a print its light figures blur with a dark ground. */
const LIGHTNESS = 0.4;
const MOST_NEAR = 24;
/** Largest distance from a picked colour at which a fabric resembles it; the nearest few are always shown. */
const FARTHEST_OF_PICKED = 0.1;
/** Shorter beginnings of a colour word could mean anything. */
const SHORTEST_BEGINNING = 3;

interface Shade {
  /** The lightness that the colour moves towards, and the share of the way. */
  towards: number;
  share: number;
  /** The share of the chroma that remains. */
  chroma: number;
  /** The value of the fabric if no colour is named. */
  value?: FabricValue;
}

/** The effects of these words on a colour. */
const shades: ReadonlyMap<string, Shade> = new Map(
  Object.entries({
    pale: { towards: 0.95, share: 0.8, chroma: 0.35, value: 'light' },
    light: { towards: 0.9, share: 0.65, chroma: 0.55, value: 'light' },
    bright: { towards: 0.7, share: 0.3, chroma: 1.15 },
    medium: { towards: 0, share: 0, chroma: 1, value: 'medium' },
    deep: { towards: 0.15, share: 0.3, chroma: 0.9, value: 'dark' },
    dark: { towards: 0.15, share: 0.5, chroma: 0.8, value: 'dark' },
  }),
);

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

/**
 * Finds fabrics by name, kind, palette and collections, and by colour: green plaid, polka dots, dark navy, #1f2a44.
 * Every word counts.
 * @param query not empty
 */
export function searchFabrics(fabrics: readonly Fabric[], query: string): Found {
  const words = wantedWords(query);
  const colour = colourOf(query);
  const farFrom = ({ averageColour }: Fabric) =>
    colour ? difference(oklab(averageColour), colour, LIGHTNESS) : 0;
  const named = inOrder(
    fabrics.filter((fabric) => words.every((word) => fits(fabric, word, colour !== null))),
    (fabric) => words.reduce((sum, word) => sum - fitOf(fabric, word), farFrom(fabric)),
  );
  const isNamed = new Set(named);
  const others = words.filter(
    (word, index) => hexOf(query) === undefined && !isOfColour(word, index === words.length - 1),
  );
  const near = colour
    ? inOrder(
        fabrics.filter((fabric) => !isNamed.has(fabric) && others.every((word) => fits(fabric, word, true))),
        farFrom,
      )
        .filter((fabric, place) => farFrom(fabric) <= (place < FEWEST ? FARTHEST_OF_FEW : FARTHEST))
        .slice(0, MOST_NEAR)
    : [];
  if (named.length > 0 || near.length > 0) return { named, near, nearest: [] };
  const within = fabrics.filter((fabric) =>
    words.every((word) => plain(nameOfFabric(fabric)).includes(word)),
  );
  return { named: within, near, nearest: within.length > 0 ? [] : nearestTo(fabrics, words, farFrom) };
}

/** Returns the fabrics that match the most words, at least one: of them those nearest to the colour. */
function nearestTo(
  fabrics: readonly Fabric[],
  words: readonly string[],
  farFrom: (fabric: Fabric) => number,
): Fabric[] {
  const fitting = (fabric: Fabric) => words.filter((word) => fits(fabric, word, true)).length;
  const most = fabrics.reduce((count, fabric) => Math.max(count, fitting(fabric)), 0);
  if (most === 0) return [];
  return inOrder(
    fabrics.filter((fabric) => fitting(fabric) === most),
    farFrom,
  ).slice(0, MOST_NEAR);
}

/** True if a word matches a fabric. Light and dark describe the colour beside them; without one, the fabric itself. */
function fits(fabric: Fabric, word: string, hasColour: boolean): boolean {
  const value = shades.get(word)?.value;
  if (value !== undefined && !hasColour && valueOf(fabric) === value) return true;
  // A word for a colour isn't the beginning of another: tan isn't tangerine.
  return fitOf(fabric, word) >= (colourWords.has(word) ? 2 : 1);
}

function isOfColour(word: string, isLast: boolean): boolean {
  return shades.has(word) || colourCalled(word, isLast) !== null;
}

/** Returns fabrics by rank, the smallest first. */
function inOrder(fabrics: readonly Fabric[], rank: (fabric: Fabric) => number): Fabric[] {
  return fabrics
    .map((fabric) => ({ fabric, at: rank(fabric) }))
    .sort((one, other) => one.at - other.at)
    .map(({ fabric }) => fabric);
}

/** Returns the fabrics that match all the words; every one for no words. */
function fabricsCalled(fabrics: readonly Fabric[], query: string): Fabric[] {
  const words = wantedWords(query);
  return fabrics.filter((fabric) => words.every((word) => fits(fabric, word, false)));
}

/**
 * Returns the fabrics whose mean is nearest to a colour, the nearest first; with words, only those that match them.
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

/** Returns the colour that words mean; null if they mean none. */
export function colourOf(words: string): Oklab | null {
  const hex = hexOf(words);
  if (hex !== undefined) return oklab(`#${hex}`);
  let colour: Oklab | null = null;
  let isSpecial = false;
  const each = wantedWords(words);
  for (const [index, word] of each.entries()) {
    const called = shades.has(word) ? null : colourCalled(word, index === each.length - 1);
    if (!called || (isSpecial && plainColours.has(word))) continue;
    colour = called;
    isSpecial = !plainColours.has(word);
  }
  return colour && each.reduce(shaded, colour);
}

function shaded(colour: Oklab, word: string): Oklab {
  const shade = shades.get(word);
  if (!shade) return colour;
  const { towards, share, chroma } = shade;
  return { l: colour.l + (towards - colour.l) * share, a: colour.a * chroma, b: colour.b * chroma };
}

/** Returns the name of a fabric: an upload has its owner's name. */
export function nameOfFabric({ fabricName, userFabricName }: Fabric): string {
  return userFabricName || fabricName;
}

function hexOf(words: string): string | undefined {
  return /^#?([0-9a-f]{6})$/i.exec(words.trim())?.[1] ?? tripled(words.trim());
}

/** Returns the long form of a colour: #abc is short for #aabbcc. Without the sign it is a word. */
function tripled(words: string): string | undefined {
  const digits = /^#([0-9a-f]{3})$/i.exec(words)?.[1];
  return digits?.replace(/./g, '$&$&');
}

/** @param isTyped true if it may be the beginning of an unfinished word */
function colourCalled(word: string, isTyped: boolean): Oklab | null {
  const isBeginning = (name: string) => isTyped && word.length >= SHORTEST_BEGINNING && name.startsWith(word);
  const hex = colourWords.get(word) ?? [...colourWords].find(([name]) => isBeginning(name))?.[1];
  return hex === undefined ? null : oklab(hex);
}
