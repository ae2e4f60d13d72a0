import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function to call at the start of each task of a kind. It returns a test, which is true while the task is
 * the latest and the component is mounted. With it, outdated results are dropped.
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
