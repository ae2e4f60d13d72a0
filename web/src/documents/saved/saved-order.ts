/** The orders in which a list of saved documents can be sorted. */
export const orders = [
  { value: 'newest', name: 'Newest first' },
  { value: 'name', name: 'By name' },
] as const;

export type Order = (typeof orders)[number]['value'];

/** The facts by which items are sorted. */
interface Facts {
  num: number;
  name: string;
  /**
   * The time when the item was last changed or added. It is undefined for documents from before these times were
   * stored.
   */
  at: string | undefined;
}

/**
 * Returns the items in the given order. For `newest`, the last changed items come first. Items without a known time
 * come last, the highest numbers first. For `name`, numbers within names are sorted by value: Block 2 comes before
 * Block 10.
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
