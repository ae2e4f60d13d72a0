import type { BlockListItem } from '@quiltwright/shared/contract/block-calls';

/** A family of which no block is said; so are quilters' own blocks found. */
const OWN_FAMILY = 'My blocks';

/** The family of a block. */
function familyOf({ family }: BlockListItem): string {
  return family ?? OWN_FAMILY;
}

/** The families that there are, each once, as the list has them. */
export function familiesOf(blocks: readonly BlockListItem[]): string[] {
  return [...new Set(blocks.map(familyOf))];
}

/**
 * Blocks of a family, or of all: those that are called so, by whichever of their names, before those that belong
 * to what is called so.
 *
 * @param family empty for all
 */
export function searchBlocks(
  blocks: readonly BlockListItem[],
  words: string,
  family: string,
): readonly BlockListItem[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const has = (text: string) => wanted.every((word) => plain(text).includes(word));
  const namesOf = ({ designName, otherNames = [] }: BlockListItem) => [designName, ...otherNames].join(' ');
  const among = family === '' ? blocks : blocks.filter((block) => familyOf(block) === family);
  const named = among.filter((block) => has(namesOf(block)));
  const related = among.filter(
    (block) => !has(namesOf(block)) && has(`${namesOf(block)} ${familyOf(block)}`),
  );
  return [...named, ...related];
}

const numbers: Readonly<Record<string, string>> = {
  4: 'four',
  5: 'five',
  7: 'seven',
  9: 'nine',
  16: 'sixteen',
  25: 'twenty five',
};

/** Small letters without apostrophes, which names are written with and without, and numbers in words. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’‘]/g, '')
    .replace(/\b\d+\b/g, (digits) => numbers[digits] ?? digits);
}
