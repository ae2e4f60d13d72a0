import { z } from 'zod';

const KEY = 'quilt-slot';
const schema = z.strictObject({ slot: z.uuid(), isClosed: z.boolean() });

/** The slot that this tab's page before this one used, and whether that page was closed in order. */
export type TabSlot = z.output<typeof schema>;

/** Null in a new tab, and where the browser refuses to tell. */
export function tabSlot(): TabSlot | null {
  try {
    return schema.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ''));
  } catch {
    return null;
  }
}

/** Notes the slot for the next page of this tab; null that there is none. Does nothing where the browser refuses. */
export function noteTabSlot(note: TabSlot | null): void {
  try {
    if (note) sessionStorage.setItem(KEY, JSON.stringify(note));
    else sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}
