import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Watched } from '../../render/watched';

/** What is given as something to watch: those who read it by `useWatched` are rendered without those between. */
export function useAsWatched<T>(value: T): Watched<T> {
  const [watched] = useState(() => new Watched(value));
  useLayoutEffect(() => {
    watched.set(value);
  });
  return watched;
}

/** The value of what is watched, as it is now. */
export function useWatched<T>(watched: Watched<T>): T {
  return useSyncExternalStore(watched.subscribe, () => watched.value);
}
