import { z } from 'zod';

const schema = z.strictObject({ slot: z.uuid(), isClosed: z.boolean() });

/** The slot that this tab's page before this one used, and whether that page was closed in order. */
export type TabSlot = z.output<typeof schema>;

/** Null in a new tab, and where the browser refuses to tell. Each kind of document has a slot of its own. */
export function tabSlot(noun: string): TabSlot | null {
  try {
    return schema.parse(JSON.parse(sessionStorage.getItem(keyOf(noun)) ?? ''));
  } catch {
    return null;
  }
}

/** Notes the slot for the next page of this tab; null that there is none. Does nothing where the browser refuses. */
export function noteTabSlot(noun: string, note: TabSlot | null): void {
  try {
    if (note) sessionStorage.setItem(keyOf(noun), JSON.stringify(note));
    else sessionStorage.removeItem(keyOf(noun));
  } catch {
    return;
  }
}

function keyOf(noun: string): string {
  return `${noun}-slot`;
}
