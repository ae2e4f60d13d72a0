import { addressOf } from './address-of.js';
import { premadeBlocks, type PremadeBlock } from './premade-blocks.js';

const byAddress = new Map<string, PremadeBlock>();
// Titles come first: if a block's title is also another block's other name, the block with the title is found.
for (const namesOf of [({ title }: PremadeBlock) => [title], ({ facts }: PremadeBlock) => facts.otherNames])
  for (const block of premadeBlocks)
    for (const address of namesOf(block).map(addressOf))
      if (!byAddress.has(address)) byAddress.set(address, block);

/**
 * Returns the pre-made block with this title or other name; undefined if there is none. Capitals, accents and
 * apostrophes make no difference.
 */
export function premadeNamed(name: string): PremadeBlock | undefined {
  return byAddress.get(addressOf(name));
}
