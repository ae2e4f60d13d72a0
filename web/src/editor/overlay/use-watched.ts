import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Watched } from '../../render/camera/watched';

/**
 * Returns a prop as a watched value. When the value changes, only the components that read it with `useWatched`
 * render. The components between them and this one don't.
 */
export function useAsWatched<T>(value: T): Watched<T> {
  const [watched] = useState(() => new Watched(value));
  useLayoutEffect(() => {
    watched.set(value);
  });
  return watched;
}

/** Returns the current value of a watched value. */
export function useWatched<T>(watched: Watched<T>): T {
  return useSyncExternalStore(watched.subscribe, () => watched.value);
}
