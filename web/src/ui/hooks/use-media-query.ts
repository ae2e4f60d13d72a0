import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** True while the window matches a media query. */
export function useMediaQuery(query: string): boolean {
  // One query for all renders, because the browser evaluates each new one.
  const media = useMemo(() => matchMedia(query), [query]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      media.addEventListener('change', onChange);
      return () => {
        media.removeEventListener('change', onChange);
      };
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => media.matches);
}
