import { addressOf } from '@quiltwright/shared/library/address-of';
import type { BlockFacts } from './block-facts';

/**
 * Returns the names that the page of a block shows besides the block's title. Leaves out a name that differs from the
 * title or from an earlier name only by spaces, capitals, hyphens or apostrophes.
 */
export function shownNames({
  title,
  facts: { otherNames },
}: Pick<BlockFacts, 'title'> & { facts: Pick<BlockFacts['facts'], 'otherNames'> }): string[] {
  const shown = new Set([lettersOf(title)]);
  return otherNames.filter((name) => {
    const letters = lettersOf(name);
    if (shown.has(letters)) return false;
    shown.add(letters);
    return true;
  });
}

function lettersOf(name: string): string {
  return addressOf(name).replaceAll('-', '');
}
