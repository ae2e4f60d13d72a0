import { addressOf } from './address-of.js';
import { premadeBlocks, type PremadeBlock } from './premade-blocks.js';

const byAddress = new Map<string, PremadeBlock>();
// What a block is called counts for more than what another one is called as well.
for (const namesOf of [({ title }: PremadeBlock) => [title], ({ facts }: PremadeBlock) => facts.otherNames])
  for (const block of premadeBlocks)
    for (const address of namesOf(block).map(addressOf))
      if (!byAddress.has(address)) byAddress.set(address, block);

/** The pre-made block that goes by this name, however it is spelt; undefined for none. */
export function premadeNamed(name: string): PremadeBlock | undefined {
  return byAddress.get(addressOf(name));
}
