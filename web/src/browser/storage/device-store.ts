import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Guard } from './guards';

/**
 * Creates a store in localStorage, which all tabs of the browser share. If the browser forbids storage, or the storage
 * is full, the data lasts only as long as the page.
 * @param key the store's name in localStorage
 * @param isValid returns true if a stored value can be used
 * @param first the value if nothing usable is stored
 * @param upgraded converts a value stored by an earlier version of the app to the current format
 */
export function createDeviceStore<T>(
  key: string,
  isValid: Guard<T>,
  first: NoInfer<T>,
  upgraded: (kept: unknown) => unknown = (kept) => kept,
): StoreApi<T> {
  const kept = (): T => {
    const value = upgraded(read(key));
    return isValid(value) ? value : first;
  };
  const store = createStore<T>(kept);
  store.subscribe((value) => {
    keep(key, JSON.stringify(value));
  });
  addEventListener('storage', (event) => {
    if (event.key === null || event.key === key) store.setState(kept(), true);
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
