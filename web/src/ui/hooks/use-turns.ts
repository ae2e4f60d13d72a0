import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function for tasks whose result counts only if no later task was started. Call it at the start of each
 * task. It returns a test: true while the task is the latest and the component is mounted.
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
