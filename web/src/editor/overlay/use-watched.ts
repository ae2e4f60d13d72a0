import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Watched } from '../../render/camera/watched';

/**
 * Returns a watched value that always holds the latest `value`. When `value` changes, the components that read it with
 * `useWatched` render again, but not the components between.
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
