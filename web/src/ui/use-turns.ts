import { useCallback, useEffect, useRef } from 'react';

/**
 * For tasks of which only the latest counts: each call begins a turn, and gives a function that says whether that turn
 * is still the latest, and its screen still open.
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
