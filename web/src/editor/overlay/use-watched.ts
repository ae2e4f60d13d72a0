import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Watched } from '../../render/camera/watched';

/**
 * Returns a watched object that always holds the latest `value`. A new value renders only the components that read the
 * object with `useWatched`. Components that only pass the object on aren't rendered.
 */
export function useAsWatched<T>(value: T): Watched<T> {
  const [watched] = useState(() => new Watched(value));
  useLayoutEffect(() => {
    watched.set(value);
  });
  return watched;
}

/** Returns the current value of a watched object, and renders the component again when the value changes. */
export function useWatched<T>(watched: Watched<T>): T {
  return useSyncExternalStore(watched.subscribe, () => watched.value);
}
