import { useSyncExternalStore } from 'react';

/** The same width as in the styles: a fabric’s arithmetic fits beside the list. */
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
