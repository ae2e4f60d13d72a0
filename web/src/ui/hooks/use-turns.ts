import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that recognises outdated results of a task that may start again before it ends. Call the returned
 * function at the start of each task. It returns a second function, to call at the end of that task. The second
 * function returns true if no later task has started and the component is still mounted; otherwise the task's result is
 * outdated.
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
