import { bandInSentence } from '@quiltwright/shared/quilting/bands/band-words';
import type { Unchosen } from './unchosen';

const number = (count: number) => count.toLocaleString('en');

/**
 * Returns words for each kind of part without a fabric. Examples are “12 of 48 patches”, “all 48 patches”, “2 empty
 * places for blocks” and “the sashing”.
 */
export function unchosenNames({ patches, of, emptyPlaces, parts }: Omit<Unchosen, 'bought'>): string[] {
  const allPatches = (count: number) => (count === 1 ? 'the only patch' : `all ${number(count)} patches`);
  const places = `empty place${emptyPlaces === 1 ? ' for a block' : 's for blocks'}`;
  return [
    ...(patches > 0 ? [patches === of ? allPatches(of) : `${number(patches)} of ${number(of)} patches`] : []),
    ...(emptyPlaces > 0 ? [`${number(emptyPlaces)} ${places}`] : []),
    ...parts.map((part) => (part === 'ground' ? 'the ground between the blocks' : bandInSentence(part))),
  ];
}

/**
 * Returns a sentence that names the parts without a fabric, and says how much fabric is missing for them. For the
 * ground between the blocks, a second sentence says how it gets a fabric.
 * @param amount such as “1⅜ yd” or “3 fat quarters”
 */
export function unchosenWords(unchosen: Omit<Unchosen, 'bought'>, amount: string): string {
  const names = unchosenNames(unchosen);
  const all = new Intl.ListFormat('en').format(names);
  const { patches, of, emptyPlaces, parts } = unchosen;
  const isOne = names.length === 1 && patches + emptyPlaces <= 1 && !parts.includes('cornerstones');
  const missing = /^(?!1 )[\d,]+ fat quarters/.test(amount) ? 'are' : 'is';
  const what =
    names.length === 1 && patches > 0 && patches === of
      ? 'No patch has a fabric yet'
      : `${all.charAt(0).toUpperCase()}${all.slice(1)} ${isOne ? 'has' : 'have'} no fabric`;
  // Sashing fills the ground, so its fabric is the fabric of the ground.
  const remedy = parts.includes('ground') ? ' Turn on Sashing to give the ground a fabric.' : '';
  return `${what}: about ${amount} ${missing} missing from this list.${remedy}`;
}
