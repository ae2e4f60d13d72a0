import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds that it rests at most. */
const LONGEST_REST = 500;

/**
 * A value for what takes longer than its changes are apart: each waits until the one before is done, and for as long again,
 * so that this takes half of a processor at most; only the latest of those that wait is kept. So what is shown follows, and
 * never stands still until changes end.
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
