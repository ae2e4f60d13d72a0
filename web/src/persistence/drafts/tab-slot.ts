import { hasFields, isFlag, isText, type Guarded } from '../../browser/guards';
import { idOfNoun } from './kind-ids';

const isTabSlot = hasFields({ slot: isText, isClosed: isFlag });

/** The slot that this tab's page before this one used, and whether that page was closed in order. */
export type TabSlot = Guarded<typeof isTabSlot>;

/** Null in a new tab, and where the browser refuses to tell. Each kind of document has a slot of its own. */
export function tabSlot(kind: string): TabSlot | null {
  try {
    const note = sessionStorage.getItem(keyOf(kind)) ?? noteOfFormerId(kind);
    const kept: unknown = JSON.parse(note ?? '');
    return isTabSlot(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Notes the slot for the next page of this tab; null that there is none. Does nothing where the browser refuses. */
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

/** What a page of an earlier version left in this tab. */
function noteOfFormerId(kind: string): string | null {
  const [former] = formerKeysOf(kind);
  return former === undefined ? null : sessionStorage.getItem(former);
}

function formerKeysOf(kind: string): string[] {
  return Object.entries(idOfNoun)
    .filter(([, id]) => id === kind)
    .map(([noun]) => keyOf(noun));
}
