import { useCallback, useEffect, useRef, useState } from 'react';

/** The longest pause between two runs of a task, in milliseconds. */
const LONGEST_REST = 500;

/**
 * Returns a value for a slow task, such as painting, that runs for each new value. While the task runs, newer values
 * wait, and only the latest of them is used. After each run comes a pause as long as the run, at most half a second. So
 * the task uses about half of a processor, and the display still follows changes.
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
