import type { Bought, UnchosenPatches } from '../cutting/cutting-types';
import type { UnchosenParts } from '../finishing/finishing-types';

/** The parts of a quilt without a chosen fabric. The cutting plan contains none of them. */
export interface Unchosen extends Omit<UnchosenParts, 'cut'>, UnchosenPatches {
  bought: Bought;
}

/** Returns the parts of a quilt without a chosen fabric. Null if every part has a fabric. */
export function unchosenIn(
  { parts, emptyPlaces, bare }: UnchosenParts,
  patches: UnchosenPatches,
): Unchosen | null {
  const { bought } = patches;
  return bought && { ...patches, bought, parts, emptyPlaces, bare };
}
