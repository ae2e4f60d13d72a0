import { useCallback, useEffect, useRef } from 'react';

/**
 * For tasks of which only the latest counts. Each call starts a turn and returns a function: true while that turn is
 * the latest and its screen is open.
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
