/* Records the open slots of pages, for the visit after a crash: a page that closes normally removes its record, a
   killed one can't. Each slot has its own record, so that tabs don't overwrite each other's. */

const PREFIX = 'open-draft-';

/** Records that a page has a slot open, or no longer. Does nothing if the browser refuses. */
export function noteOpenSlot(slot: string, isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(PREFIX + slot, '1');
    else localStorage.removeItem(PREFIX + slot);
  } catch {
    return;
  }
}

/** True if a page had a slot open that no tab holds now, so the page crashed. */
export function wasOpenAtCrash(slot: string): boolean {
  try {
    return localStorage.getItem(PREFIX + slot) !== null;
  } catch {
    return false;
  }
}
