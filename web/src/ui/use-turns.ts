import { useCallback, useEffect, useRef } from 'react';

/**
 * For what takes its time and may be overtaken: each call begins a turn, and gives a function that says whether that
 * is still the last one on a screen that is still open.
 */
export function useTurns(): () => () => boolean {
  const last = useRef(0);
  useEffect(
    () => () => {
      last.current++;
    },
    [],
  );
  return useCallback(() => {
    const own = ++last.current;
    return () => own === last.current;
  }, []);
}
