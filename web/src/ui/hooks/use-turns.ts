import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function to call at the start of each task of a kind. The function returns a test for the end of the task.
 * The test is true while the task is the latest and the component is mounted; otherwise the task's result is outdated.
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
