import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that recognises outdated results of a task that may start again before it ends. Call this function
 * at the start of each task. It returns another function, to call at the end of the task. This second function returns
 * false if the result is outdated: a later task has started, or the component is unmounted.
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
