/* A browser lock shows that a tab is alive, because the lock ends with its page, even after a crash. Each tab stores
   its draft in its own slot (a place for one draft on this device), and holds the slot's lock as long as it uses the
   slot. */

/**
 * The start of the name of each lock, before the name of the draft slot (the place for one draft on this device). Names
 * of slots are unique across all kinds of documents.
 */
const PREFIX = 'draft-';
/**
 * Matches the name of a lock, and captures the name of the draft slot (the place for one draft on this device). In
 * earlier versions, the kind of document came before `draft-`.
 */
const HELD = /(?:^|-)draft-(.+)$/;

/**
 * Locks a draft slot (the place for one draft on this device) until the page closes or the returned function is called.
 * Resolves to null if another tab holds the lock and doesn't release it within `patience` milliseconds. Also resolves
 * to null if the browser refuses.
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

/**
 * Returns the slots (places for one draft each on this device) that any tab has locked, for documents of every kind.
 * Null if the browser can't list its locks.
 */
export async function heldSlots(): Promise<ReadonlySet<string> | null> {
  try {
    const { held = [] } = await navigator.locks.query();
    return new Set(held.flatMap(({ name }) => HELD.exec(name ?? '')?.[1] ?? []));
  } catch {
    return null;
  }
}
