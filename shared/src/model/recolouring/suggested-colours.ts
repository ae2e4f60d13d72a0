import type { Replacement } from './recoloured-quilt.js';

/** A fabric with the CIE L* of its mean colour, from 0 for black to 100 for white. */
export interface ShadedFabric {
  fabric: number;
  lightness: number;
}

/** The settings for `suggestedColours`. */
interface Suggesting {
  /** The fabrics of the quilt. */
  used: readonly ShadedFabric[];
  palette: readonly ShadedFabric[];
  /** The same seed gives the same suggestions. */
  seed: number;
  /** The greatest number of suggestions. */
  most: number;
}

/**
 * The number of random draws for each wanted suggestion. If they bring nothing new, a small palette counts as
 * exhausted.
 */
const DRAWS = 20;

/**
 * Returns recolourings of a quilt in fabrics of a palette. A recolouring keeps the order of lightness: the lighter of
 * two fabrics never gets the darker replacement. The fabrics of the quilt get different replacements if the palette has
 * enough fabrics. No two recolourings are equal, so a small palette gives fewer than `most`.
 */
export function suggestedColours({ used, palette, seed, most }: Suggesting): Replacement[][] {
  const before = inOrder(used);
  const after = inOrder(palette);
  if (before.length === 0 || after.length === 0) return [];
  const chance = seededChance(seed);
  const found = new Map<string, Replacement[]>([[before.join(), []]]);
  for (let draws = most * DRAWS; draws > 0 && found.size <= most; draws--) {
    const drawn = drawnFrom(after, before.length, chance);
    if (!found.has(drawn.join()))
      found.set(
        drawn.join(),
        before.map((fabric, place) => [fabric, drawn[place] ?? fabric]),
      );
  }
  return [...found.values()].slice(1);
}

/** Returns the fabrics from the darkest to the lightest. */
function inOrder(fabrics: readonly ShadedFabric[]): number[] {
  return [...fabrics]
    .sort((one, other) => one.lightness - other.lightness || one.fabric - other.fabric)
    .map(({ fabric }) => fabric);
}

/**
 * Returns `count` of the fabrics in their order, each drawn at random from a separate section of the list. The darkest
 * comes from the darkest section, and so on. So the results keep the quilt's contrast.
 */
function drawnFrom(fabrics: readonly number[], count: number, chance: () => number): number[] {
  return Array.from({ length: count }, (_, place) => {
    const first = Math.floor((place * fabrics.length) / count);
    const end = Math.floor(((place + 1) * fabrics.length) / count);
    return fabrics[first + Math.floor(chance() * Math.max(1, end - first))] ?? 0;
  });
}

/**
 * Returns a generator of numbers from 0 to below 1: Tommy Ettinger's Mulberry32. The same seed gives the same numbers.
 */
function seededChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
