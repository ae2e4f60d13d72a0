/** What a list of saved things is sorted by. */
export const orders = [
  { value: 'newest', name: 'Newest first' },
  { value: 'name', name: 'By name' },
] as const;

export type Order = (typeof orders)[number]['value'];

/** What the order looks at. */
interface Facts {
  num: number;
  name: string;
  /** When it was changed, or came; what is older than such notes has none. */
  at: string | undefined;
}

/**
 * The items in an order: those that were changed last first, and then those of which it isn't known, the latest made
 * first; or by name, as people count: Block 2 before Block 10.
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
