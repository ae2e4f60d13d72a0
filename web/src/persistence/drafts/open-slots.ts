/*
 * Which slots a page has open, for the visit after a crash: a page that ends in order takes its note away, one that is
 * killed can't. Each slot has a note of its own, so that tabs don't overwrite each other's.
 */

const PREFIX = 'open-draft-';

/** Notes that a page works on what is in a slot, or no more. Does nothing where the browser refuses. */
export function noteOpenSlot(slot: string, isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(PREFIX + slot, '1');
    else localStorage.removeItem(PREFIX + slot);
  } catch {
    return;
  }
}

/** Whether a page had a slot open that no tab holds now: it ended by a crash. */
export function wasOpenAtCrash(slot: string): boolean {
  try {
    return localStorage.getItem(PREFIX + slot) !== null;
  } catch {
    return false;
  }
}
