import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Watched } from '../../render/camera/watched';

/**
 * Returns a watched object that always holds the latest `value`. A new value renders only the components that read the
 * object with `useWatched`, not the components that only pass it on.
 */
export function useAsWatched<T>(value: T): Watched<T> {
  const [watched] = useState(() => new Watched(value));
  useLayoutEffect(() => {
    watched.set(value);
  });
  return watched;
}

/** Returns the current value, and renders the component again when the value changes. */
export function useWatched<T>(watched: Watched<T>): T {
  return useSyncExternalStore(watched.subscribe, () => watched.value);
}
