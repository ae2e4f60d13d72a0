import type { BlockListItem } from '@quiltwright/shared/contract/block-calls';

/** A family of which no block is said; so are quilters' own blocks found. */
export const OWN_FAMILY = 'My blocks';

/** The family of a block. */
export function familyOf({ family }: BlockListItem): string {
  return family ?? OWN_FAMILY;
}

/** The families that there are, each once, as the list has them. */
export function familiesOf(blocks: readonly BlockListItem[]): string[] {
  return [...new Set(blocks.map(familyOf))];
}

/**
 * Blocks of a family, or of all, that are called so, by whichever of their names, or belong to what is called so.
 * @param family empty for all
 */
export function searchBlocks(
  blocks: readonly BlockListItem[],
  words: string,
  family: string,
): readonly BlockListItem[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return blocks.filter((block) => {
    if (family !== '' && familyOf(block) !== family) return false;
    const names = [block.designName, ...(block.otherNames ?? []), familyOf(block)].join(' ').toLowerCase();
    return wanted.every((word) => names.includes(word));
  });
}
