/** The orders of a list of saved documents. */
export const orders = [
  { value: 'newest', name: 'Newest first' },
  { value: 'name', name: 'By name' },
] as const;

export type Order = (typeof orders)[number]['value'];

/** The facts that the order uses. */
interface Facts {
  num: number;
  name: string;
  /** The time of the last change, or of the arrival; documents from before such notes have none. */
  at: string | undefined;
}

/**
 * Returns the items in an order. By age, the last changed come first, then those without a known change, the latest
 * made first. By name, they follow natural counting: Block 2 before Block 10.
 */
export function sorted<Item>(items: readonly Item[], order: Order, factsOf: (item: Item) => Facts): Item[] {
  const compare = order === 'name' ? byName : byAge;
  return [...items].sort((a, b) => compare(factsOf(a), factsOf(b)));
}

function byName(a: Facts, b: Facts): number {
  return a.name.localeCompare(b.name, 'en', { numeric: true, sensitivity: 'base' }) || b.num - a.num;
}

function byAge(a: Facts, b: Facts): number {
  const [before, after] = [a.at ?? '', b.at ?? ''];
  if (before === after) return b.num - a.num;
  return before < after ? 1 : -1;
}
