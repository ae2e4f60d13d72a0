/*
 * A lock of the browser tells which tab lives: it ends with the page that holds it, however that ends. Each tab
 * keeps its draft in a slot of its own and holds the slot's lock for as long as it uses it.
 */

/**
 * Holds a slot until the page ends or what this gives is called. Null when another tab holds it and doesn't
 * let go within `patience` milliseconds, or when the browser refuses.
 */
export function holdSlot(noun: string, slot: string, patience = 0): Promise<(() => void) | null> {
  const held = new Promise<(() => void) | null>((resolve, reject) => {
    const options = patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
    navigator.locks
      .request(prefixOf(noun) + slot, options, (lock) => {
        if (!lock) {
          resolve(null);
          return;
        }
        return new Promise<void>((release) => {
          resolve(release);
        });
      })
      .catch(reject);
  });
  return held.catch(() => null);
}

/** The slots of a kind of document that some tab holds; null when the browser doesn't tell. */
export async function heldSlots(noun: string): Promise<ReadonlySet<string> | null> {
  const prefix = prefixOf(noun);
  try {
    const { held = [] } = await navigator.locks.query();
    return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
  } catch {
    return null;
  }
}

function prefixOf(noun: string): string {
  return `${noun}-draft-`;
}
