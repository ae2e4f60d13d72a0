import type { Bought, UnchosenPatches } from '../cutting/cutting-types';
import type { UnchosenParts } from '../finishing/finishing-types';

/** Of what no fabric is chosen yet: the plan has nothing of it. */
export interface Unchosen extends Omit<UnchosenParts, 'cut'>, UnchosenPatches {
  bought: Bought;
}

/** Null where all has a fabric. */
export function unchosenIn(
  { parts, emptyPlaces, bare }: UnchosenParts,
  patches: UnchosenPatches,
): Unchosen | null {
  const { bought } = patches;
  return bought && { ...patches, bought, parts, emptyPlaces, bare };
}
