import { exactInches } from '../../ruler/lengths.js';
import { endWidthOf, indexOfBorder, type Band, type BandName } from './bands.js';

const ordinals = ['First', 'Second'];

/** Returns the name of a band: First border, Border 3, Sashing, Cornerstones. */
export function bandLabel(band: BandName): string {
  if (band === 'sashing') return 'Sashing';
  if (band === 'cornerstones') return 'Cornerstones';
  const index = indexOfBorder(band);
  const ordinal = ordinals[index];
  return ordinal ? `${ordinal} border` : `Border ${index + 1}`;
}

/** Returns the name of a band without an article: first border, border 3, sashing. */
export function bandNoun(band: BandName): string {
  return bandLabel(band).toLowerCase();
}

/** Returns the name of a band for the middle of a sentence: the first border, border 3, the sashing. */
export function bandInSentence(band: BandName): string {
  const noun = bandNoun(band);
  return noun.startsWith('border') ? noun : `the ${noun}`;
}

/** Returns the name of a band for the beginning of a sentence: The first border, Border 3. */
export function bandSubject(band: BandName): string {
  const words = bandInSentence(band);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the width of a border in words: 4″, or 14″ at the sides and 12″ at the top and bottom. */
export function widthsInWords(border: Pick<Band, 'width' | 'endWidth'>): string {
  const [side, end] = [exactInches(border.width), exactInches(endWidthOf(border))];
  return side === end ? side : `${side} at the sides and ${end} at the top and bottom`;
}
