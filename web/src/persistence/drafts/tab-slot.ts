import { hasFields, isFlag, isText, type Guarded } from '../../browser/storage/guards';
import { idOfNoun } from './kind-ids';

const isTabSlot = hasFields({ slot: isText, isClosed: isFlag });

/**
 * The draft slot (the place for one draft on this device) that the previous page of this tab used, for example before a
 * reload. `isClosed` is true if that page was closed normally.
 */
export type TabSlot = Guarded<typeof isTabSlot>;

/**
 * Returns the draft slot that the previous page of this tab used for documents of this kind. A draft slot is the place
 * for one draft on this device. Null in a new tab, or if the browser denies access to the session storage.
 */
export function tabSlot(kind: string): TabSlot | null {
  try {
    const note = sessionStorage.getItem(keyOf(kind)) ?? noteOfFormerId(kind);
    const kept: unknown = JSON.parse(note ?? '');
    return isTabSlot(kept) ? kept : null;
  } catch {
    return null;
  }
}

/**
 * Records the draft slot for the next page of this tab, for example after a reload; null removes the record. A draft
 * slot is the place for one draft on this device. Does nothing if the browser denies access to the session storage.
 */
export function noteTabSlot(kind: string, note: TabSlot | null): void {
  try {
    if (note) sessionStorage.setItem(keyOf(kind), JSON.stringify(note));
    else sessionStorage.removeItem(keyOf(kind));
    for (const former of formerKeysOf(kind)) sessionStorage.removeItem(former);
  } catch {
    return;
  }
}

function keyOf(kind: string): string {
  return `${kind}-slot`;
}

/**
 * Returns the record of the draft slot (the place for one draft on this device) that an earlier version of the app
 * stored for this tab. Earlier versions named kinds of documents by nouns. Null if there is no such record.
 */
function noteOfFormerId(kind: string): string | null {
  const [former] = formerKeysOf(kind);
  return former === undefined ? null : sessionStorage.getItem(former);
}

function formerKeysOf(kind: string): string[] {
  return Object.entries(idOfNoun)
    .filter(([, id]) => id === kind)
    .map(([noun]) => keyOf(noun));
}
