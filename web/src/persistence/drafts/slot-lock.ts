/*
 * A lock of the browser tells which tab lives: it ends with the page that holds it, however that ends. Each tab
 * keeps its draft in a slot of its own and holds the slot's lock for as long as it uses it.
 */

/** Slots of all kinds have different names. */
const PREFIX = 'draft-';
/** Pages of earlier versions put what is in the slot before. */
const HELD = /(?:^|-)draft-(.+)$/;

/**
 * Holds a slot until the page ends or what this gives is called. Null when another tab holds it and doesn't
 * let go within `patience` milliseconds, or when the browser refuses.
 */
export function holdSlot(slot: string, patience = 0): Promise<(() => void) | null> {
  const held = new Promise<(() => void) | null>((resolve, reject) => {
    const options = patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
    navigator.locks
      .request(PREFIX + slot, options, (lock) => {
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

/** The slots that some tab holds, of documents of every kind; null when the browser doesn't tell. */
export async function heldSlots(): Promise<ReadonlySet<string> | null> {
  try {
    const { held = [] } = await navigator.locks.query();
    return new Set(held.flatMap(({ name }) => HELD.exec(name ?? '')?.[1] ?? []));
  } catch {
    return null;
  }
}
