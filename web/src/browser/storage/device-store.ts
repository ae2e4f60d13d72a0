import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Guard } from './guards';

/** A store in localStorage. */
export interface DeviceStore<T> extends StoreApi<T> {
  /** True if the browser has stored the latest value. */
  isKept: () => boolean;
}

/**
 * Creates a store in localStorage, which all tabs of the browser share. If the browser forbids storage, or the storage
 * is full, the data lasts only as long as the page: `isKept` then returns false.
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
): DeviceStore<T> {
  const kept = (): T => {
    const value = upgraded(read(key));
    return isValid(value) ? value : first;
  };
  const store = createStore<T>(kept);
  let isKept = true;
  store.subscribe((value) => {
    isKept = keep(key, JSON.stringify(value));
  });
  addEventListener('storage', (event) => {
    if (event.key === null || event.key === key) store.setState(kept(), true);
  });
  return Object.assign(store, { isKept: () => isKept });
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

function keep(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
