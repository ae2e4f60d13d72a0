export const orders = ['front', 'forward', 'backward', 'back'] as const;
export type Order = (typeof orders)[number];

/**
 * Returns items, bottom first, after the items in `some` have moved above or below all others, or past one other item.
 * Returns the same list if no item moves.
 */
export function reordered<Thing>(things: Thing[], some: ReadonlySet<Thing>, order: Order): Thing[] {
  const own = things.filter((thing) => some.has(thing));
  if (own.length === 0) return things;
  const others = things.filter((thing) => !some.has(thing));
  const next =
    order === 'front'
      ? [...others, ...own]
      : order === 'back'
        ? [...own, ...others]
        : order === 'forward'
          ? forward(things, some)
          : forward([...things].reverse(), some).reverse();
  return next.every((thing, index) => thing === things[index]) ? things : next;
}

/** Moves each item in `some` up by one position, past one item that isn't in `some`. */
function forward<Thing>(things: readonly Thing[], some: ReadonlySet<Thing>): Thing[] {
  const next = [...things];
  for (let i = next.length - 2; i >= 0; i--) {
    const [thing, above] = [next[i], next[i + 1]];
    if (thing !== undefined && above !== undefined && some.has(thing) && !some.has(above))
      [next[i], next[i + 1]] = [above, thing];
  }
  return next;
}
