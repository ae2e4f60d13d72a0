import { useCallback, useEffect, useRef, useState } from 'react';

/** The longest pause between two tasks, in milliseconds. */
const LONGEST_REST = 500;

/**
 * Returns a value for a task that takes longer than the time between changes. A new value waits until the
 * previous task is done, and then for a pause. The pause is as long as that task took (at most `LONGEST_REST`),
 * so that the task uses about half of a processor. Only the latest of several waiting values counts. Thus the
 * display follows the changes while they continue.
 */
export function usePaced<T>(latest: T): { value: T; onDone: () => void } {
  const [value, setValue] = useState(latest);
  const [isReady, setReady] = useState(false);
  const begun = useRef(0);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (isReady && value !== latest) {
    setValue(latest);
    setReady(false);
  }
  useEffect(() => {
    begun.current = performance.now();
    return () => {
      clearTimeout(resting.current);
    };
  }, [value]);
  const onDone = useCallback(() => {
    clearTimeout(resting.current);
    const rest = Math.min(performance.now() - begun.current, LONGEST_REST);
    resting.current = setTimeout(() => {
      setReady(true);
    }, rest);
  }, []);
  return { value, onDone };
}
