import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * `act` under a function that stays the same from one rendering to the next, for what is memoised. It is for
 * events: while rendering it may still be the one before.
 */
export function useLatest<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => {
    latest.current(...args);
  }, []);
}
