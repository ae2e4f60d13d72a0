import { useCallback, useEffect, useRef, useState } from 'react';

/** Longest rest in milliseconds. */
const LONGEST_REST = 500;

/**
 * Returns a value for a task that takes longer than the time between changes. Each value waits until the task before is
 * done, and then as long again, so the task takes at most half of a processor. Only the latest waiting value counts. So
 * the display follows the changes, instead of stopping until they end.
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
