import type { Uncounted } from './finishing-types';

const labels: Record<Uncounted, string> = {
  blocks: 'rest of the blocks',
  ground: 'ground between the blocks',
  sashing: 'sashing',
  border1: 'first border',
  border2: 'second border',
};

/** The sashing and the first border, say. */
export function uncountedNames(uncounted: readonly Uncounted[]): string {
  const all = new Intl.ListFormat('en').format(uncounted.map((name) => `the ${labels[name]}`));
  return `${all.charAt(0).toUpperCase()}${all.slice(1)}`;
}

/** That in a sentence; null where all has a fabric. */
export function uncountedWords(uncounted: readonly Uncounted[]): string | null {
  if (uncounted.length === 0) return null;
  const [have, of] = uncounted.length === 1 ? ['has', 'it'] : ['have', 'them'];
  return `${uncountedNames(uncounted)} ${have} no fabric yet: no cloth is counted for ${of}.`;
}
