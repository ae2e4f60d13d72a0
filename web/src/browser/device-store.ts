import type { z } from 'zod';
import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * A store in localStorage, the same in every tab of the browser. Where the browser forbids that or has no room, it
 * lasts as long as the page.
 *
 * @param key its name in localStorage
 * @param schema reads what was kept, and gives the first value for `undefined` and anything unreadable
 */
export function createDeviceStore<T>(key: string, schema: z.ZodType<T>): StoreApi<T> {
  const store = createStore<T>(() => schema.parse(read(key)));
  store.subscribe((value) => {
    keep(key, JSON.stringify(value));
  });
  addEventListener('storage', (event) => {
    if (event.key === null || event.key === key) store.setState(schema.parse(read(key)), true);
  });
  return store;
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    return;
  }
}
