import { useSyncExternalStore } from 'react';

/**
 * The media query for windows in which the arithmetic of a fabric fits beside the list. The styles use the same
 * width.
 */
const WIDE = '(min-width: 1000px)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}
