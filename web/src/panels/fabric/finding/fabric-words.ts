import { fabricCollections } from '@quiltwright/shared/library/fabric-collections';
import { fabricKinds } from '@quiltwright/shared/library/fabric-kinds';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { palettes } from '@quiltwright/shared/quilting/palette';

/** Further search words that find fabrics of a kind, by kind. */
const alsoCalled: Readonly<Record<string, string>> = {
  'buffalo check': 'plaid',
  calico: 'floral flower ditsy',
  chevron: 'zigzag',
  clamshell: 'scallop',
  confetti: 'dot',
  crosshatch: 'linen blender texture',
  foulard: 'geometric',
  gingham: 'check',
  herringbone: 'twill tweed texture',
  houndstooth: 'check',
  'large floral': 'flower',
  marbled: 'blender texture',
  'pin dot': 'spot',
  poinsettia: 'floral flower',
  'polka dot': 'spot',
  'rope stripe': 'striped',
  'shot cotton': 'solid',
  shirting: 'floral flower',
  solid: 'plain',
  stripe: 'striped',
  tartan: 'plaid',
  ticking: 'stripe striped',
  'tone-on-tone': 'blender',
  'tossed pansies': 'floral flower',
  'tossed snowflakes': 'snow',
  'vine stripe': 'floral striped',
  watercolour: 'watercolor',
  'watercolour floral': 'watercolor flower',
  'wax batik': 'batik',
  'woven stripe': 'striped',
};

/** Further search words that find fabrics of a collection, by collection. */
const alsoCollected: Readonly<Record<string, string>> = {
  'Civil War': '1860s reproduction',
  Feedsack: 'feed sack 1930s thirties reproduction',
  Homespun: 'country primitive',
  Lodge: 'cabin',
  Patriotic: 'americana',
  Tropical: 'hawaiian',
};

/** The names of the collections that have a fabric, and further words that find them, by fabric number. */
const collectionWords = new Map<number, string>();
for (const { collectionName, fabricNums } of fabricCollections)
  for (const fabricNum of fabricNums)
    collectionWords.set(
      fabricNum,
      `${collectionWords.get(fabricNum) ?? ''} ${collectionName} ${alsoCollected[collectionName] ?? ''}`,
    );

/** The word in the descriptions of fabrics that has the same meaning as a search word, by search word. */
const meant: ReadonlyMap<string, string> = new Map(
  Object.entries({
    christmas: 'holiday',
    xmas: 'holiday',
    yule: 'holiday',
    grey: 'gray',
    multicolor: 'multi',
    multicolour: 'multi',
    nursery: 'baby',
    kid: 'baby',
    sea: 'nautical',
    ocean: 'nautical',
    marine: 'nautical',
    checked: 'check',
    checkered: 'check',
    dotted: 'dot',
    flowered: 'flower',
    flowery: 'flower',
  }),
);

/** Words that a search ignores, because they don't distinguish fabrics. */
const empty = new Set(['a', 'and', 'cloth', 'collection', 'fabric', 'of', 'on', 'print', 'the', 'with']);

interface Words {
  name: readonly string[];
  /** The words for the kind, the palette and the collections of a fabric. */
  about: readonly string[];
}

/** Returns a text in lower case, without apostrophes and with accented letters as single characters. */
export function plain(text: string): string {
  return text.normalize().toLowerCase().replace(/['’]/g, '');
}

/** Returns the words of a text, in lower case and in the singular. */
export function wordsOf(text: string): string[] {
  return (plain(text).match(/[\p{L}\p{N}#]+/gu) ?? []).map(singular);
}

/** Returns the words of a search that distinguish fabrics; all its words if none of them does. */
export function wantedWords(query: string): string[] {
  const words = wordsOf(query);
  const telling = words.filter((word) => !empty.has(word));
  return telling.length > 0 ? telling : words;
}

/**
 * Returns how well a word matches a fabric:
 * - 3: the word is in the fabric's name.
 * - 2: the word is in the fabric's kind, palette or collections.
 * - 1: one of the fabric's words begins with the word.
 * - 0: nothing matches.
 */
export function fitOf(fabric: Fabric, word: string): number {
  const { name, about } = wordsAbout(fabric);
  const other = meant.get(word);
  if (name.includes(word)) return 3;
  if (about.includes(word) || (other !== undefined && about.includes(other))) return 2;
  return [...name, ...about].some((each) => each.startsWith(word)) ? 1 : 0;
}

const known = new WeakMap<Fabric, Words>();

function wordsAbout(fabric: Fabric): Words {
  const before = known.get(fabric);
  if (before) return before;
  const { fabricNum, paletteNum, fabricName, userFabricName } = fabric;
  const kind = fabricKinds.get(fabricNum) ?? '';
  const palette = palettes.find((each) => each.paletteNum === paletteNum)?.paletteName ?? '';
  const words = {
    name: wordsOf(userFabricName || fabricName),
    about: wordsOf(`${kind} ${alsoCalled[kind] ?? ''} ${palette} ${collectionWords.get(fabricNum) ?? ''}`),
  };
  known.set(fabric, words);
  return words;
}

function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is|mas)$/.test(word)) return word;
  if (word === 'leaves') return 'leaf';
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
}
