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
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  const namesOf = ({ designName, otherNames = [] }: BlockListItem) => [designName, ...otherNames].join(' ');
  const among = family === '' ? blocks : blocks.filter((block) => familyOf(block) === family);
  const named = among.filter((block) => has(namesOf(block)));
  const related = among.filter(
    (block) => !has(namesOf(block)) && has(`${namesOf(block)} ${familyOf(block)}`),
  );
  return [...named, ...related];
}
