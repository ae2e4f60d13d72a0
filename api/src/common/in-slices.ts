import { setImmediate as turn } from 'node:timers/promises';

/** What `work` gives for each of many items; between them others are answered. */
export async function inSlices<Item, Outcome>(
  items: readonly Item[],
  work: (item: Item) => Outcome,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const item of items) {
    outcomes.push(work(item));
    await turn();
  }
  return outcomes;
}
