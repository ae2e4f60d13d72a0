/* Records the slots (places for one draft each on this device) that pages have open, for the visit after a crash. A
   page that closes normally removes its record; a page that crashes can't. Each slot has its own record, so that tabs
   don't overwrite the records of other tabs. */

const PREFIX = 'open-draft-';

/**
 * Records that a page has opened a draft slot (the place of one draft on the device). If `isOpen` is false, removes
 * the record, because the page has closed the slot. Does nothing if the browser refuses to store the record.
 */
export function noteOpenSlot(slot: string, isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(PREFIX + slot, '1');
    else localStorage.removeItem(PREFIX + slot);
  } catch {
    return;
  }
}

/**
 * True if a draft slot (the place of one draft on the device) is still recorded as open. If no tab has locked the slot,
 * the page that opened it has crashed.
 */
export function wasOpenAtCrash(slot: string): boolean {
  try {
    return localStorage.getItem(PREFIX + slot) !== null;
  } catch {
    return false;
  }
}
