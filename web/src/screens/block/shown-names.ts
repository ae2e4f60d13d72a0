import { addressOf } from '@quiltwright/shared/library/address-of';
import type { BlockFacts } from './block-facts';

/**
 * The other names of a block that are told on its page: not those that are another one but for spaces, capitals, hyphens
 * and apostrophes, by which it is only looked for.
 */
export function shownNames({
  title,
  facts: { otherNames },
}: Pick<BlockFacts, 'title'> & { facts: Pick<BlockFacts['facts'], 'otherNames'> }): string[] {
  const told = new Set([lettersOf(title)]);
  return otherNames.filter((name) => {
    const letters = lettersOf(name);
    if (told.has(letters)) return false;
    told.add(letters);
    return true;
  });
}

function lettersOf(name: string): string {
  return addressOf(name).replaceAll('-', '');
}
