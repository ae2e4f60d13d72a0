import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { colourWords } from './colour-words';
import { valueOf, type FabricValue } from './fabric-value';
import { fitOf, plain, wantedWords } from './fabric-words';
import { difference, oklab, type Oklab } from '@quiltwright/shared/model/cloth/oklab';

/**
 * The results of a search. `named` are fabrics that match all words. `near` are other fabrics with about the named
 * colour, the nearest first.
 */
export interface Found {
  named: Fabric[];
  near: Fabric[];
  /** The fabrics that match some of the words; empty if `named` or `near` has fabrics. */
  nearest: Fabric[];
}

/**
 * The greatest difference in OKLab between a found fabric and the named colour. The limit is `FARTHEST_OF_FEW` for the
 * first `FEWEST` results.
 */
const FARTHEST = 0.055;
const FEWEST = 12;
const FARTHEST_OF_FEW = 0.09;
/**
 * The weight of lightness when fabrics are compared with a named colour. Hue and chroma count as 1. Lightness counts
 * less, because the mean colour of a print mixes light figures with a dark background.
 */
const LIGHTNESS = 0.4;
const MOST_NEAR = 24;
/**
 * The greatest difference in OKLab between a found fabric and a picked colour. The `FEWEST` nearest fabrics are shown
 * in any case.
 */
const FARTHEST_OF_PICKED = 0.1;
/**
 * The number of letters from which a word counts as the beginning of a colour word. Fewer letters could mean anything.
 */
const SHORTEST_BEGINNING = 3;

interface Shade {
  /**
   * The lightness towards which a word such as pale or dark moves a named colour. `share` is the moved share of the
   * way, from 0 to 1.
   */
  towards: number;
  share: number;
  /** The factor by which a word such as pale or dark multiplies the chroma of a named colour. */
  chroma: number;
  /** The lightness of the fabrics that a word such as pale or dark finds if no colour is named. */
  value?: FabricValue;
}

/** The ways in which words such as pale or dark change a named colour, by word. */
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

/** Colour words that are ignored beside a more specific colour word: sage green means sage. */
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
 * Finds fabrics by name, kind, palette, collection and colour: green plaid, polka dots, dark navy, #1f2a44. A fabric
 * must match every word, unless no fabric does.
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

/**
 * Returns the fabrics that match the most words of a search, the nearest to its colour first. Empty if no word matches.
 */
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

/**
 * True if a word matches a fabric. If the search names no colour (`hasColour` is false), words such as pale or dark
 * match fabrics by their lightness too.
 */
function fits(fabric: Fabric, word: string, hasColour: boolean): boolean {
  const value = shades.get(word)?.value;
  if (value !== undefined && !hasColour && valueOf(fabric) === value) return true;
  // A colour word must be a whole word of the fabric: tan doesn't match tangerine.
  return fitOf(fabric, word) >= (colourWords.has(word) ? 2 : 1);
}

function isOfColour(word: string, isLast: boolean): boolean {
  return shades.has(word) || colourCalled(word, isLast) !== null;
}

/** Returns the fabrics in the order of their ranks, the smallest rank first. */
function inOrder(fabrics: readonly Fabric[], rank: (fabric: Fabric) => number): Fabric[] {
  return fabrics
    .map((fabric) => ({ fabric, at: rank(fabric) }))
    .sort((one, other) => one.at - other.at)
    .map(({ fabric }) => fabric);
}

/** Returns the fabrics that match all words of a query; all fabrics if there are no words. */
function fabricsCalled(fabrics: readonly Fabric[], query: string): Fabric[] {
  const words = wantedWords(query);
  return fabrics.filter((fabric) => words.every((word) => fits(fabric, word, false)));
}

/**
 * Returns the fabrics with about the given mean colour, the nearest first. The fabrics must also match all of `words`,
 * which may be empty.
 * @param hex the colour as #rrggbb
 */
export function nearestFabrics(fabrics: readonly Fabric[], hex: string, words: string): Fabric[] {
  const colour = oklab(hex);
  return fabricsCalled(fabrics, words)
    .map((fabric) => ({ fabric, far: difference(oklab(fabric.averageColour), colour) }))
    .sort((one, other) => one.far - other.far)
    .filter(({ far }, place) => far <= FARTHEST_OF_PICKED || place < FEWEST)
    .map(({ fabric }) => fabric);
}

/** Returns the colour that words describe; null if they describe no colour. */
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

/** Returns the name of a fabric. An uploaded fabric has the name that its owner gave it. */
export function nameOfFabric({ fabricName, userFabricName }: Fabric): string {
  return userFabricName || fabricName;
}

function hexOf(words: string): string | undefined {
  return /^#?([0-9a-f]{6})$/i.exec(words.trim())?.[1] ?? tripled(words.trim());
}

/**
 * Returns six digits for a three-digit colour: #abc is short for #aabbcc. Without the #, the digits could be a word.
 */
function tripled(words: string): string | undefined {
  const digits = /^#([0-9a-f]{3})$/i.exec(words)?.[1];
  return digits?.replace(/./g, '$&$&');
}

/**
 * Returns the colour that a word names; null for none.
 * @param isTyped true if the quilter may still be typing: the beginning of a colour's name is then enough
 */
function colourCalled(word: string, isTyped: boolean): Oklab | null {
  const isBeginning = (name: string) => isTyped && word.length >= SHORTEST_BEGINNING && name.startsWith(word);
  const hex = colourWords.get(word) ?? [...colourWords].find(([name]) => isBeginning(name))?.[1];
  return hex === undefined ? null : oklab(hex);
}
