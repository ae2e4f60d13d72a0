import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { colourWords } from './colour-words';
import { difference, oklab, type Oklab } from './oklab';

/** What was found: first what is called so, then what comes nearest to the colour. */
export interface Found {
  named: Fabric[];
  near: Fabric[];
}

/** Farther from a colour than this, cloth is not what was looked for. */
const FARTHEST = 0.055;
/** How much lightness counts beside hue: in the mean of a print its light figures blur with a dark ground. */
const LIGHTNESS = 0.4;
const MOST_NEAR = 24;
/** Shorter beginnings of a colour word could mean anything. */
const SHORTEST_BEGINNING = 3;
/** What such a word adds to the lightness. */
const shades: Readonly<Record<string, number>> = {
  pale: 0.16,
  light: 0.12,
  bright: 0.06,
  medium: 0,
  deep: -0.09,
  dark: -0.12,
};

/** Looks for fabrics by name, and by colour: navy, dark green, #1f2a44. @param words not empty */
export function searchFabrics(fabrics: readonly Fabric[], words: string): Found {
  const wanted = wordsOf(words);
  const named = fabrics.filter((fabric) => {
    const name = nameOfFabric(fabric).toLowerCase();
    return wanted.every((word) => name.includes(word));
  });
  const colour = colourOf(words);
  if (!colour) return { named, near: [] };
  const isNamed = new Set(named);
  const near = fabrics
    .filter((fabric) => !isNamed.has(fabric))
    .map((fabric) => ({ fabric, far: difference(oklab(fabric.averageColour), colour, LIGHTNESS) }))
    .filter(({ far }) => far <= FARTHEST)
    .sort((one, other) => one.far - other.far)
    .slice(0, MOST_NEAR);
  return { named, near: near.map(({ fabric }) => fabric) };
}

/** The colour that words mean; null where they mean none. */
export function colourOf(words: string): Oklab | null {
  const hex = /^#?([0-9a-f]{6})$/i.exec(words.trim())?.[1] ?? tripled(words.trim());
  if (hex !== undefined) return oklab(`#${hex}`);
  let shade = 0;
  let colour: Oklab | null = null;
  for (const word of wordsOf(words)) {
    const step = shades[word];
    if (step !== undefined) shade += step;
    else colour = colourCalled(word) ?? colour;
  }
  return colour && { ...colour, l: Math.min(1, Math.max(0, colour.l + shade)) };
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
